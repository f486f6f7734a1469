# What teaches the game: the panels of the quick start, and help at every question.

## Quick start

start-goal = The goal
start-goal-text = Most victory points after five rounds wins. Points come from crystals in your regions, from battles and from prisoners. At the start most regions belong to nobody, or to the Trogs who live here.
start-cards = Cards
start-cards-text = You take three actions a round, and cards pay for them. Each card counts the icons at its top: so many moves, recruits or buildings. Or keep it for a battle: the text at its foot works there.
start-march = March
start-march-text = For one point, one soldier goes to a neighbouring region; the numbers say how far each region is. An empty region is yours at once. If somebody is there, a battle token is laid and you fight at the end of the round.
start-recruit = Recruit
start-recruit-text = For one point, one soldier comes from your reserve to your headquarters. Next action he can march. Soldiers in the reserve win nothing, so recruit early.
start-build = Build
start-build-text = With building points you raise structures in your regions, or use one that stands. Each faction has its own: a factory, a watchtower, a tunnel. Point at a structure to read what it does.
start-trogs = The Trogs
start-trogs-text = Face-down tokens hide Trogs: you learn how many only when you march in. They fight for their region like any player. Drive them out, and the region is yours with its crystals.
start-battle = Battle
start-battle-text = Put your soldiers on three objectives: Control wins the region, Capture takes a prisoner, Attrition kills. Then cards are played in turns, and the bottom line says what happens if everybody passes now.
start-points = Scoring
start-points-text = Crystals count only in rounds in which somebody enabled scoring; one card of each deck can. The order of play matters too, and some cards change it for the next round.
