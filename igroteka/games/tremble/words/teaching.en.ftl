# What teaches the game: the panels of the quick start, and help at every question.

## Quick start

start-goal = The goal
start-goal-text = You have come to Earth for people. Every turn a few cities are turned up, and each shows how many people a quick raid brings and how many a long search does. Whoever has the most people at the end wins.
start-ships = Ships
start-ships-text = Before you fly you may draw two ship cards and buy one. You pay in people, that is in points. The number at the top is strength, the canister is fuel for each flight; the strips are abilities and what they need.
start-send = Orders in secret
start-send-text = Click a ship, then a city: one each, or several together. Nobody sees your orders until everyone is ready. Fuel left over is kept for the next turn.
start-battle = Battle
start-battle-text = Two captains at one city? Each adds up the strength of their ships and two dice; the higher total takes the city. Retreat in time and your ships come home, lose and one of them is gone.
start-reward = The reward
start-reward-text = The city is yours, so choose. A quick raid pays at once. A search brings far more, but two turns later, and the ships you leave there cannot fly until then.
start-search = A search
start-search-text = Searches lie in your lane, with the ships and the people they will bring. The counter goes down by one each turn; do not begin one that the game will not wait for.
start-army = Armies
start-army-text = An army among the cities strikes at a search. Your ships and two dice must reach its strength. If that looks hopeless, abandon the city: the ships are saved, the people are not.
start-end = The end
start-end-text = The game ends with the city deck; the board says how many turns are left. Then only people count. Ships, fuel and unfinished searches are worth nothing.
