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

## Help at every question

help-missions = Click the missions you keep, one to three of the four; click again to change your mind. A mission pays at the end if you have done what it says and costs people if you have not. Only you see them until then.
help-borrow = A loan gives you 50,000 people now and costs 60,000 later, paid at once in one of your turns or at the end. Without it, go on.
help-repay = Pay the whole loan back now, or keep it: nothing grows while you wait, but what is unpaid is taken off your score at the end.
help-draw = Look at two ship cards; only you see them. Then you may buy one, or neither. Looking costs nothing, but it cannot be undone.
help-buy = Click a card to buy it: the price on it is taken from your people, and they are your score. The others learn what you paid, not which ship it is. The card you leave is discarded.
help-replace = Five ships are the limit. Click the one that makes room: it is discarded for nothing, and the new ship takes its place.
help-army = An army has found your search. Fight: your ships and two dice must reach its strength, and the button shows your chance; win and the search goes on, lose and you lose a ship and the city. Abandon: the ships come home, the people are lost.
help-lose-to-army = Click the ship you lose. It goes to the discard pile, the others of this search come home.
help-send = Click a ship, then a city. A flight burns the fuel on the card. Nobody sees your orders until everyone presses Ready, and until then you may change them. Ships without orders stay at home.
help-ditch = You sent more than your fuel can carry. Click the ship to scrap: it is gone for good. You are asked again until the fuel is enough for the rest.
help-redirect = All orders are open. Click a ship that can change course, then its new city; leave it alone and it flies on. Press Ready when all is set.
help-battle = Fight and everyone who stays adds two dice to the strength of their ships; the highest total gets the city, each loser loses a ship. Retreat and your ships come home, the fuel is spent. The weakest decides first.
help-reserves = Click a ship at home to throw it into this battle for its fuel, or pass. Nobody learns that you were asked. The notes show your chance with it and without.
help-lose = Click the ship you lose of those that fought. It goes to the discard pile, the others come home.
help-reward = The raid pays at once and the ships come home. The search pays the larger number, but two turns later; its ships are away meanwhile, and an army may find them. The note says whether there is time.
help-leave = Click the ships that stay to search, at least one; the others come home and can fly next turn. More strength is safer against armies. Then press Ready.
help-aid = Click a ship at home to send it into this one fight for its fuel, or pass. It may be the ship that is lost; otherwise it comes home. Nobody learns that you were asked.
