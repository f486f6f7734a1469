# What teaches the game: the panels of the quick start, and help at every question.

## Quick start

start-goal = The goal
start-goal-text = Be the first to enough victory points; the line under the title says how many. Quests, Cities and your first victory over each rival bring them. Each of the six clans has its corner of the desert.
start-drive = Driving
start-drive-text = Your rover drives only forward. A cell costs one move and so does a quarter turn. The numbers show what each cell in reach costs; click one to drive there, then choose which way to face.
start-capital = Capitals
start-capital-text = Once a round a Capital gives you residents, more if its clan likes you. Residents build Factories, and they are your strength in every raid and battle.
start-reputation = Reputation
start-reputation-text = Six clans, six opinions of you. Where you are liked you may build, you drive farther and get more residents. The swords show who is at war: please one and its enemy thinks less of you.
start-factory = Factories and Cities
start-factory-text = On Wasteland you may buy reputation, raid or, with enough residents, zefs and reputation, build a Factory. Each round a Factory pays 5 zefs and a City 10. A Factory may grow into a City, which brings points.
start-raid = The die
start-raid-text = Raids, battles and the Rongaut are decided by a die. Before the roll the panel shows what you need and your chance; afterwards you may still play an artifact.
start-quests = Quests
start-quests-text = Quests bring most points. The People and the Old One give one each a round; the card says what to do and counts how far you are. Artifacts are tricks to be used once, and nobody sees yours.
start-battle = Battles
start-battle-text = Only a Fighter may attack a rover on his cell. Residents, reputation and a die on both sides: whoever loses gives up residents and money and misses a turn. Change your form for free on a cell called Something.
