# What teaches the game: the panels of the quick start, and help at every question.

## Quick start

start-goal = The goal
start-goal-text = One player leads a few humans through the catacombs, the other is the Demon and everything that lives there. Each scenario says what the humans must do; in the first one, two of them must reach the Exit.
start-dice = Dice for the humans
start-dice-text = Each round the humans roll a die for each of their warriors and give one to each. The number picks a line: how far he goes, how many dice he fights with, how hard he is to hit.
start-explore = Exploring
start-explore-text = A torch marks a passage that leads nowhere yet. Step into it and a new tile is turned up, but the Demon decides which way it lies. The sign on a tile says what is special there.
start-crowd = Crowded tunnels
start-crowd-text = The corner of a tile says how many of each side it holds. A warrior among more enemies than friends cannot leave. So stay together, and leave nobody alone.
start-fight = Fights
start-fight-text = Roll as many dice as your attack; each that reaches the other’s defence is a hit. Before you attack, the panel shows the exact odds. Once you have moved and attacked, you are done.
start-wounds = Wounds
start-wounds-text = A hit takes one line of a human’s card, and its owner chooses which. If next round’s die falls on a lost line, he is exhausted and can do almost nothing. Six lines lost is death. One hit kills a Troglodyte.
start-cards = Tricks
start-cards-text = Both sides hold cards that the other does not see. When one can be played, the bar asks. The Redeemer has gifts besides, and warriors carry objects.
start-demon = The Demon’s turn
start-demon-text = The Demon rolls three dice and lays them on the Board of Destiny: for threat, cards and tricks. With threat he brings in Troglodytes where a torch burns and no human stands.

## Help at every question

help-build = Click warriors, objects, gifts and cards to buy them; the price is on each. Points left when you finish are lost.
help-owner = Click the warrior who gets the object. It stays with him, and works only while he is not Exhausted.
help-extra-gift = Click one more gift for the Redeemer. Each stands on a line of his card and is lost while that line is wounded.
help-after-roll = The dice are rolled. A card or the Scepter may change one of them now: click it, then the die. Otherwise leave them as they fell; giving them out comes next.
help-new-value = Click the value that this die should show. Think of the line it will put a warrior on.
help-assign = Click a die, then the warrior who gets it: its line is lit, with his speed, attack and defence in this round. Click a given die to take it back. Ready ends it; a die on a wounded line leaves him Exhausted.
help-initiative-done = Before anybody acts: click a gift, a blessing or a card to use it, or go on. Each gift works once a round, and most of them only now.
help-courage = Click who gets the Courage token: until the next dice he is harder to hit, and fear cards cannot touch him.
help-second-wind = Click an Exhausted warrior: in this round he uses the line of his die as if it were not wounded.
help-next-human = Click the warrior who acts next. He does all he wants before another begins, and each acts once. End the phase when nobody else should act: then it is the Demon’s turn.
help-act = Click a tile to go there, a torch to explore, an enemy here to attack: one move and one attack, in either order. Attack after moving and he stays where he is. The panel shows the odds before you strike.
help-heal-who = Click a warrior on the Redeemer’s tile: one of his wounds is healed.
help-heal-line = Click the line to be healed: it is whole again at once.
help-grenade = Click a neighbouring tile that a passage leads to. Everybody there is rolled for, friend and foe, and the throw takes the place of the attack.
help-oil = Click a passage of this tile: it burns, and the Demon’s warriors cannot pass until his phase is over. It takes the place of the attack.
help-water = Click an enemy on this tile: he takes hits without a roll. It takes the place of the attack.
help-hand-over = Only you see these tiles. Click the one that the Demon lays now; the others go back on top in their order. With one tile there is nothing to choose.
help-guard = The bodyguard may take as many of the hits as you choose; the rest goes to the one attacked. Whoever takes them loses lines.
help-wound = Click the line that the wound takes. It is gone until healed, and a die on it would leave him Exhausted: give up one that you can do without. Six lost lines are death.
help-exorcise = Click the Possessed whom the Redeemer tries to free: he rolls dice, and one that is high enough will do.
help-destiny = Click a die, then a space that takes it; each says what it would do now. A space that wants two dice does nothing with one. Click a placed die to take it back; Ready sets all of them working.
help-trap = Click a human, wherever he stands: he takes a hit without a roll, and his player picks the line.
help-summon = Click a lit tile: a Troglodyte comes there for 1 threat, the Demon for 5. As a rule the tile needs a torch, room and no human. They act in this very round; what you do not spend is kept. Then end the phase.
help-tough = Click a tile: a Troglodyte there becomes Tough. He strikes harder, and the first hit only takes his token.
help-cave-in = Click a passage: nobody gets through until the next action phase of the humans is over.
help-next-demon = Click the warrior of yours who acts next; each acts once, with one move and one attack. End the phase when nobody else should act, and the next round begins.
help-unguard = Click a human: in this phase he is no Bodyguard and takes no hits for others.
help-miasma = Click a tile: the humans on it are easier to hit until this phase is over.
help-act-demon = Click a tile to go there, a human here to attack: one move and one attack, in either order. Attack after moving and he stays where he is. The panel shows the odds before you strike.
help-break = Click the tile whose Seal this warrior breaks. It takes the place of the attack.
help-lay = Click a rotation: the tile lies that way, and the explorer comes in. Only rotations that let him in are shown. What is special about the tile happens at once.
help-hole = Click a tile for the hole token: Troglodytes get there from any hole, whatever lies between.
help-tokens = Plain and Tough Troglodytes stand here. Choose how many hits only take a token; each of the others kills.
help-vertigo = Click the first of the two humans whose dice are swapped; the other comes next. Their lines change at once.
help-vertigo-second = Click the human who swaps dice with him. Whoever gets a die on a wounded line is Exhausted.
help-rust = Click a human: none of his objects works until the next dice are given out.
help-panic = Click the tile he flees to. He may still attack there, but moves no further in this activation.
help-possessed = Two of yours are still to come. Choose which of the Possessed stands here.
help-remove = Too many of your side stand here. Click the one that leaves the board.
help-window-initiative = Click a card of yours to play it now, or play none. The humans do not learn that you were asked. What it does is on the card.
help-window-activation = Click a card to play it against this warrior before he does anything, or play none. Nobody learns that you were asked.
help-window-tile = The tile is turned up, but not laid yet. Click a card to play it now, or play none; nobody learns that you were asked.
help-window-explored = The tile has been explored. Click a card to play it now, or play none; nobody learns that you were asked.
help-window-hits = The hits are rolled, not dealt yet. Click a card to play it now, or play none: then wounds are chosen. Nobody learns that you were asked.
help-window-death = This wound would be his last. Click a card that saves him, or let him die. Nobody learns that you were asked.
