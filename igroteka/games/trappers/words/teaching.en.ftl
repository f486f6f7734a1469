# What teaches the game: the panels of the quick start, and help at every question.

## Quick start

start-goal = The goal
start-goal-text = Be the first to reach enough victory points; the line under the title says how many. Quests, Cities and your first victory over each rival bring them. Each of the six clans has its corner of the desert.
start-drive = Driving
start-drive-text = Your rover drives only forward. A cell costs one move and so does a quarter turn. The numbers show what each cell within reach costs; click one to drive there, then choose which way to face.
start-capital = Capitals
start-capital-text = Once a round a Capital gives you residents, more if its clan likes you. Residents build Factories, and they are your strength in every raid and battle.
start-reputation = Reputation
start-reputation-text = Six clans, six opinions of you. Where you are liked you may build, you drive farther and get more residents. The swords show who is at war: please one and its enemy thinks less of you.
start-factory = Factories and Cities
start-factory-text = On Wasteland you may buy reputation, raid or, with enough residents, zefs and reputation, build a Factory. Each round a Factory pays 5 zefs and a City 10. A Factory may grow into a City, which brings points.
start-raid = The die
start-raid-text = Raids, battles and the Rongaut are decided by a die. Before the roll the panel shows what you need and your chance; afterwards you may still play an artifact.
start-quests = Quests
start-quests-text = Quests bring the most points. The People and the Old One give one each a round; the card says what to do and counts how far you are. Artifacts are tricks to be used once, and nobody sees yours.
start-battle = Battles
start-battle-text = Only a Fighter may attack a rover on his cell. Residents, reputation and a die on both sides: whoever loses gives up residents and money and misses a turn. Change your form for free on a cell called Something.

## Help at every question

help-drive = Click a lit cell: the badge is what it costs, and pointing at it shows the way. Then choose which way to face. You may also turn on the spot, stay, or use an artifact first.
help-facing = Click an arrow. The rover drives on that way next turn, and every quarter turn will cost a move; the numbers show what each facing costs now.
help-cell = Click any lit cell to appear there; then choose which way to face.
help-form = Click a form to take it, for free. Each lets you do something that the others may not; point at one to read what. You keep it until you change it again.
help-deed = The buttons are what this cell offers, each with its price and what it brings. What is grey says what you lack. Usually you do one thing here, then the turn goes on.
help-recruit = Take the residents: they cost nothing, and how many come depends on your reputation with this clan. Once a round in each Capital; whoever recruits here cannot rob here in this round.
help-rep = One point of reputation with this clan for 2 zefs, once a turn. If the clan is at war, its enemy will like you one point less.
help-artifact = Pay 2 zefs and take the top artifact: only you see what it is. One a turn, and it cannot be undone.
help-due = A quest of yours wants something here. The buttons say what you would hand over and for which quest; what is given is gone. You may also keep it for later.
help-roll = Roll the die, or first use an artifact that helps with it: the panel shows what you need and your chance. The roll cannot be undone.
help-keep = The die is rolled. Keep it, or use an artifact that changes or repeats it; the panel shows what comes of it as it stands. In a battle your rival may answer with his.
help-deck = Click one of the two decks: you take its top quest. Both kinds bring points; one of the Old One’s brings reputation as well.
help-room = You may hold two quests of a kind. Click the one to give back: it goes under its deck with all that you have done for it.
help-more = The quest wants more artifacts. Click one of yours to hand it over; it goes under the deck and does nothing more.
help-robbed = Choose a rival. In the next step you say with which clan; he loses a point of reputation there and you gain it. His enemies and yours do not mind.
help-stolen = Choose a clan: your rival loses a point of reputation there and you gain one. Wars of clans play no part in it.
help-reward = Choose a clan: +1 reputation there. You choose four different ones in all, and their enemies do not mind.
