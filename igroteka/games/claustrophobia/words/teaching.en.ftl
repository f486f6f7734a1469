# What teaches the game: the panels of the quick start, and help at every question.

## Quick start

start-goal = The goal
start-goal-text = One player leads a few humans through the catacombs, the other is the Demon and everything that lives there. Each scenario says what the humans must do; in the first one, two of them must reach the Exit.
start-dice = Dice for the humans
start-dice-text = Each round the humans roll a die for each of theirs, and give one to everybody. The number picks a line: how far he goes, how many dice he fights with, how hard he is to hit.
start-explore = Exploring
start-explore-text = A torch marks a passage that leads nowhere yet. Step into it and a new tile is turned up, but the Demon decides which way it lies. The sign on a tile says what is special there.
start-crowd = Crowded tunnels
start-crowd-text = A tile holds so many of each side, as its corner says. Who stands among more enemies than friends cannot leave. So stay together, and leave nobody alone.
start-fight = Fights
start-fight-text = Roll as many dice as your attack; each that reaches the other’s defence is a hit. Before you attack, the panel shows the exact odds. Once you have moved and attacked, you are done.
start-wounds = Wounds
start-wounds-text = A hit takes one line of a human’s card, and its owner chooses which. If next round’s die falls on a lost line, he is exhausted and can do almost nothing. Six lines lost is death. A Troglodyte dies of one hit.
start-cards = Tricks
start-cards-text = Both sides hold cards that the other does not see. When one can be played, the bar asks. The humans have gifts and objects besides: torches, armour, a healing hand.
start-demon = The Demon’s turn
start-demon-text = The Demon rolls three dice and lays them on the Board of Destiny: for threat, cards and tricks. With threat he brings in Troglodytes, where a passage is open and no human stands.
