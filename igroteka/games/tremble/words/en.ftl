# The words of "Tremble, Humans!"

game-title = Tremble, Humans!
game-about = Alien captains carry off the people of Earth: they send their ships in secret, clash over the catch and take risks for those in hiding. Whoever takes away the most people wins.

## Places

place = { $city } ({ $cell })
place-cell = city { $cell }
place-home = stay in hand

## Choices

do-keep = Keep “{ $mission }”
do-drop = Discard “{ $mission }”
do-reconsider = Undecided: “{ $mission }”
do-borrow = Take a loan
do-repay = Repay a loan
do-draw = Draw two ship cards
do-buy = Buy { $ship }
do-replace = Discard { $ship }
do-abandon = Abandon the city
do-fight = Fight
do-scrap = Lose { $ship }
do-send = { $ship } → { $place }
do-hold = Keep { $ship } at home
do-take-back = Take back: { $ship } → { $place }
do-ditch = Discard { $ship } → { $place }
do-redirect = { $ship } → { $place }
do-retreat = Retreat
do-join = Bring in { $ship }
do-raid = Quick raid
do-search = Search
do-leave = Leave { $ship } searching
do-bring = Bring { $ship } home
pass-borrow = Skip
pass-repay = Not yet
pass-draw = Skip
pass-buy = Buy nothing
pass-join = No reserve

## What a choice costs and brings

cost-fuel = fuel: { $fuel }
cost-people = { $people } people
note-borrow = +{ $people } now, { $debt } to pay back
note-repay = { $left ->
    [0] no debts left
   *[other] loans left: { $left }
}
note-draw = you may buy one of the two, or neither
note-ship = { $kind }: strength { $strength }, fuel { $fuel }; { $abilities }
note-flight = strength { $strength }; raid +{ $quick }, search +{ $search }
note-reserve = may join a battle as reserve
note-ditch = fuel no longer needed: { $fuel }
note-join = strength { $strength }; chance to win: { $before } → { $chance }
note-aid = strength { $strength }
note-abandon = ships return, you get none of the { $people }; chance to win: { $chance }
note-fight-army = { $sure ->
    [yes] { $strength } + two dice against { $needed }: you cannot lose
   *[no] { $chance } to win: { $strength } + two dice against { $needed }; a defeat costs a ship and the city
}
note-fight = { $chance } to win; the loser loses a ship{ $reserves ->
    [maybe] ; rivals’ reserves are not counted
   *[none] {""}
}
note-fight-or-not = { $chance } to win if everyone stays, { $alone } if the others retreat{ $reserves ->
    [maybe] ; rivals’ reserves are not counted
   *[none] {""}
}
note-retreat = ships return, fuel is spent; chance to win: { $chance }
percent = { $whole ->
    [100] 100%
   *[other] { $whole }.{ $tenth }%
}
note-raid = +{ $people } at once
note-search = { $when ->
    [late] the game ends first: the search cannot finish
    [fast] +{ $people } at the end of turn { $early }, only with a fast search: otherwise the game ends first
    [risky] +{ $people } at the end of turn { $turn } if the game lasts (turn { $early } with a fast search)
   *[other] +{ $people } at the end of turn { $turn } (turn { $early } with a fast search)
  }
note-fast = fast search: one turn is enough

## Why not

why-no-fuel = Not enough fuel: this ship needs { $fuel }.
why-two-there = Two of your ships are bound for this city already.
why-too-dear = The ship costs { $price }, and you have { $people }.
why-all-searching = All five ships are searching: there is no room for a new one.
why-rich = A loan is for those with less than { $limit }; you have { $people }.
why-fleet-left = A loan is for those with one ship or none.
why-stock-empty = There are no loan cards left.
why-one-at-a-time = Repay the loan you have first.
why-cannot-repay = You must repay { $debt } at once, and you have { $people }.
why-three-kept = You keep three missions already, and no more are allowed.
why-keep-one = You must keep at least one mission.
why-is-searching = This ship is searching.
why-no-reserve = This ship has no reserve ability.
why-has-flown = This ship has already flown this turn.
why-no-fuel-to-join = To join the battle the ship needs fuel: { $fuel }.
why-last-stays = At least one ship must stay and search.
why-fixed-course = This ship cannot be redirected.

## What a captain is asked

ask-missions = Keep one to three missions.
ask-borrow = Take a loan? You have { $people } people.
ask-repay = Repay a loan, { $debt } people? You have { $people }.
ask-draw = Draw two ship cards? You have { $people } people.
ask-buy = Buy one of these ships? You have { $people } people.
ask-replace = You have five ships. Discard one to make room for the new one.
ask-army = { $army } ({ $strength }) at { $city }: fight or abandon?
ask-lose-to-army = The army is stronger. Choose the ship to lose at { $city }.
ask-send = Send your ships. Fuel: { $fuel }.
ask-ditch = Only { $fuel } fuel. Which ship is scrapped for lack of it?
ask-redirect = Redirect: pick new targets.
ask-battle = { $place }: fight or retreat?
ask-reserves = { $place }: bring in a reserve? Fuel: { $fuel }.
ask-lose = { $place }: battle lost. Choose the ship to lose.
ask-reward = { $place }: quick raid or search?
ask-leave = { $place }: which ships stay to search?
ask-aid = { $city }: bring in a reserve against the army? Fuel: { $fuel }.
ask-ready = { $ships ->
    [one] { $ships } ship stays idle and { $fuel } fuel is left. Ready?
   *[other] { $ships } ships stay idle and { $fuel } fuel is left. Ready?
}

## What is clicked, as the bar says it

click-ship = a ship
click-drawn = a ship
click-cell = a city
click-mission = a mission

## Whom the table waits for

wait-missions = which missions to keep
wait-borrow = whether to take a loan
wait-repay = whether to repay a loan
wait-draw = whether to draw ship cards
wait-buy = whether to buy a ship
wait-replace = which ship to replace
wait-army = whether to fight or abandon { $city }: { $army }
wait-lose-to-army = which ship to lose at { $city }
wait-send = where to send ships
wait-ditch = which ship to scrap for lack of fuel
wait-redirect = where to redirect ships
wait-battle = whether to fight or retreat: { $place }
wait-lose = which ship to lose: { $place }
wait-reward = whether to raid or search: { $place }
wait-leave = which ships stay to search: { $place }

## Log: set-up, fuel, buying

told-leads-first = { $who } is the first leader.
told-dealt = { $who } is dealt the mission “{ $mission }”.
told-missions-kept = { $who } keeps { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}.
told-turn-begins = Turn { $turn }. Leader: { $who }.
told-fuelled = { $who } gains { $gained } fuel and has { $now }.
told-borrowed = { $who } takes a loan and has { $now } people.
told-repaid = { $who } repays a loan and has { $now } people.
told-drew = { $who } draws two ship cards.
told-saw = { $who } sees { $ship }.
told-bought = { $who } buys a ship for { $price } and has { $now } people.
told-bought-ship = { $who } takes { $ship } into hand.
told-declined = { $who } buys nothing.
told-replaced = { $who } discards a ship from hand to make room.
told-replaced-ship = { $who } discards { $ship }.
told-reshuffled = The ship deck is empty. The discard pile is shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.

## Log: intelligence and armies

told-city-found = City { $cell }: { $city }. { $text }.
told-army-came = The humans strike back: { $army }, strength { $strength }!
told-army-idle = { $army } finds nobody to fight and leaves.
told-abandoned = { $who } abandons { $city }.
told-army-fought = { $who } against { $army }: { $strength } + { $roll } = { $total }, { $needed } needed.
told-search-held = { $who } beats the army, the search of { $city } goes on.
    .you = You beat the army, your search of { $city } goes on.
told-search-lost = { $who } loses { $city } to the army.
    .you = You lose { $city } to the army.
told-ship-lost = { $who } loses { $ship }.
    .you = You lose { $ship }.

## Log: plans, refuelling, redirects

told-sent = { $who } sends { $ship } to city { $cell }.
told-stayed-home = { $who } sends nobody.
told-refuelled = { $who } uses { $cost } fuel, { $left } left.
told-ditched = { $who } has no fuel for { $ship } (city { $cell }) and discards it.
told-redirected = { $who } redirects { $ship }: { $old } → { $cell }.
told-kept-course = { $who } keeps { $ship } on course for city { $cell }.

## Log: battle

told-battle-looms = A battle looms over city { $cell }, { $city }.
told-stood = { $who } stays to fight for city { $cell }, strength { $strength }.
told-retreated = { $who } retreats from city { $cell }, strength { $strength }.
told-joined = { $who } brings { $ship } out of reserve at { $city }, fuel left { $left }.
told-rolled = { $who }: { $strength } + { $roll } = { $total }.
told-tied = City { $cell }: a tie at { $total }. They roll again.
told-won = { $who } wins the battle for city { $cell } with { $total }.
    .you = You win the battle for city { $cell } with { $total }.
told-unopposed = { $who } takes city { $cell } without a battle.
told-spared = Nobody came to city { $cell }: { $city } breathes again.

## Log: rewards and searches

told-raided = { $who } raids { $city }: +{ $people }, now { $now }.
told-search-begun = { $late ->
    [1] { $who } starts searching { $city }: the game ends first, it will not finish.
   *[other] { $who } starts searching { $city }: +{ $people } { $turns ->
        [one] in { $turns } turn.
       *[other] in { $turns } turns.
    }
}
told-search-went-on = { $late ->
    [1] { $who } searches on in { $city }: the game ends first, it will not finish.
   *[other] { $who } searches on in { $city }: { $turns ->
        [one] { $turns } turn to go.
       *[other] { $turns } turns to go.
    }
}
told-search-done = { $who } completes the search of { $city }: +{ $people }, now { $now }.
told-left-searching = { $who } leaves { $ship } to search { $city }.

## Log: the end

told-deck-ends = The city deck is empty: turn { $turn } is the last.
told-search-cut = { $brought ->
    [0] { $who } has not finished the search of { $city } and gets nothing for it.
   *[other] { $who } has not finished the search of { $city } and gets +{ $people } for it.
}
told-mission-done = { $who } fulfils “{ $mission }”: +{ $people }.
told-mission-failed = { $who } fails “{ $mission }”: −{ $people }.
told-credit-due = { $who } has { $count ->
    [one] { $count } unpaid loan
   *[other] { $count } unpaid loans
}: −{ $people }.
told-final-score = { $who }: final score { $people }.

## Cities

city-type = { $type ->
    [cultural] cultural centre
    [scientific] scientific centre
   *[industrial] industrial centre
}
region = { $region ->
    [EU] Europe
    [AS] Asia
    [NA] North America
    [SA] South America
    [AF] Africa
   *[OC] Oceania
}
capital = capital
city-text = { $region }, { $kind }; raid { $quick }, search { $search }

## Ships

ship-class = { $ship ->
    [saucer] flying saucer
    [tripod] tripod
   *[cruiser] cruiser
}
ship-text = { $kind }: strength { $strength }, fuel { $fuel }, price { $price }
ability-none = no abilities
ability-type = +{ $bonus } { $type ->
    [cultural] at cultural cities
    [scientific] at scientific cities
   *[industrial] at industrial cities
}
ability-with = +{ $bonus } { $ship ->
    [saucer] beside a saucer
    [tripod] beside a tripod
   *[cruiser] beside a cruiser
}
ability-with-another = +{ $bonus } { $ship ->
    [saucer] beside another saucer
    [tripod] beside another tripod
   *[cruiser] beside another cruiser
}
ability-fast = fast search: one turn instead of two
ability-join = reserve: may join just before a battle
ability-redirect = redirect after the plans are revealed

## Missions

mission-text = { $goal }. Reward +{ $reward }, penalty −{ $penalty }.
goal-count = At least { $need } { $cities }
goal-most = More { $cities } than any rival
goal-each-type = At least { $need } cities of each of the three types
goal-regions = { $each ->
    [one] At least { $each } city
   *[other] At least { $each } cities
} in each of { $need ->
    [one] { $need } part of the world
   *[other] { $need } parts of the world
}
goal-few-capitals = At least { $need } cities, no more than { $capitals } of them capitals
cities-of-type = { $type ->
    [cultural] cultural cities
    [scientific] scientific cities
   *[industrial] industrial cities
}
cities-in-regions = cities in { $regions }
cities-capital = capitals
cities-starred = cities with a star
cities-plain = cities without a star
cities-rich = cities with a quick raid of { $people } or more
cities-poor = cities with a quick raid of { $people } or less
cities-named = of { $cities }
cities-any = cities

## Phases and captains

phase = { $phase ->
    [0] Set-up
    [1] Fuel
    [2] Buying ships
    [3] Intelligence
    [4] Planning the attack
    [5] Refuelling
    [6] Battle
    [7] Reward
   *[8] Final count
}
captain = { $captain ->
    [1] Tentacle
    [2] Mandible
    [3] Many-Eyed
    [4] Slime
   *[5] Brain
}
captain-colour = { $captain ->
    [1] green
    [2] red
    [3] blue
    [4] yellow
   *[5] violet
}

## Options

option-missions = Missions
    .about = Secret missions with a reward and a penalty at the end. A first game is easier without them.
    .on = with missions
    .off = without
option-overcommit = Overcommitting
    .about = Whether you may send more ships than you have fuel for: surplus ships are lost.
    .forbid = no
    .allow = yes
option-ships_per_city = Ships at a city
    .about = How many ships a captain may send to one city.
    .any = any number
    .two = two at most
option-reserve_vs_army = Reserve against armies
    .about = Whether reserve ships may aid a search that fights an army.
    .off = no
    .on = yes
option-unfinished_search = Unfinished searches
    .about = What a search still running at the end of the game brings.
    .nothing = nothing
    .quick = a quick raid
option-credit_limit = Loans
    .about = How many loans a captain may have at once.
    .stock = while cards remain
    .one_at_a_time = one

## Terminal

text-name = { $thing }
text-turn = Turn { $turn }
text-leader = leader
text-deck = city deck: { $cards }
text-turns-left = turns after this one: { $turns }
text-ended = it is used up, and so the game ends
text-last-turn = the last turn
text-ship-deck = ships: { $cards }, discarded { $discarded }
text-credit-stock = loans: { $cards }
text-armies = armies seen: { $armies } of 6
text-no-armies = no armies yet, of at most 6
text-type = { $type ->
    [cultural] culture
    [scientific] science
   *[industrial] industry
}
text-type-short = { $type ->
    [cultural] C
    [scientific] S
   *[industrial] I
}
text-region = { $region ->
    [EU] Europe
    [AS] Asia
    [NA] N. America
    [SA] S. America
    [AF] Africa
   *[OC] Oceania
}
text-region-short = { $region ->
    [EU] Eu
    [AS] As
    [NA] NA
    [SA] SA
    [AF] Af
   *[OC] Oc
}
text-capital = capital
text-quick = raid { $people }
text-search = search { $people }
text-holds = holds it
text-captain = Captain
text-people = People
text-fuel = Fuel
text-fleet = Ships
text-hand = In hand
text-searches = Searches
text-captured = Cities
text-kept = Miss.
text-credits = Loans
text-own-hand = { $ships ->
    [0] none
   *[other] { $ships }, see below
}
text-own-orders = orders: { $fuel } fuel, { $left } left
text-your-ships = Your ships
text-ship-class = { $ship ->
    [saucer] saucer
    [tripod] tripod
   *[cruiser] cruiser
}
text-class = Class
text-strength = Str.
text-price = Price
text-ability = { $ability ->
    [fast] fast search
    [join] reserve
   *[redirect] redirect
}
text-abilities = Abilities
text-where = Where
text-drawn = drawn, for sale
text-at-city = → { $city } ({ $cell })
text-redirected = → { $cell }, instead of { $old }
text-searching = searching { $city }
text-place = { $where ->
    [unplanned] no orders yet
    [held] stays in hand
    [aiding] against the army
    [flown] in hand, flown
   *[hand] in hand
}
text-mission = Mission
text-goal = Goal
text-progress = Done
text-x-of-n = { $x } of { $n }
text-reward = Reward
text-penalty = Penalty

## Where the score came from

source-start = At the start
source-raids = Raids
source-searches = Searches
source-missions-done = Missions fulfilled
source-missions-failed = Missions failed
source-purchases = Ships bought
source-credits = Loans

## The drawing

draw-capital = capital
draw-star = early card (★)
draw-way = { $way ->
    [raid] raid
   *[search] search
}
draw-search-of = Search: { $city }. { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
} for +{ $people }
draw-search-late = Search: { $city }. The game ends first, it will not finish
draw-late = too late
draw-army = Humans strike back
draw-army-needs = { $chance ->
    [none] no hope at all
    [sure] sure to win
   *[some] { $needed } or more wins
}
draw-ability = { $ability ->
    [fast] fast search
    [join] reserve
   *[redirect] redirect
}
draw-fuel = { $fuel } of { $most }
draw-fuel-planned = uses { $used }, { $left } left
draw-credits = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}: { $people } to pay back
draw-price = { $enough ->
    [yes] affordable
   *[no] too expensive
}
draw-for-sale = Drawn: buy one or none
draw-your-ships = Your ships: { $count } of { $most }
draw-your-missions = Your missions
draw-fact = { $what ->
    [fuel] fuel
    [cities] captured cities
    [fleet] ships
    [searches] searches
    [debts] loans
    [missions] missions
   *[leader] leader
}
draw-label = { $what ->
    [cities] cities
    [cultural] culture
    [scientific] science
    [industrial] industry
    [debts] loans
   *[missions] missions
}
draw-turns-left = turns left: { $turns }
draw-ended = the game is over
draw-city-deck = City deck: { $cards }
draw-ship-deck = Ship deck: { $cards }, discarded { $discarded }
draw-pile-cities = Cities
draw-pile-ships = Ships
draw-pile-credits = Loans
draw-pile-armies = Armies
draw-discarded = { $cards } discarded
draw-armies-of = so far, { $armies } at most
draw-stock = Loan cards: { $cards }
draw-ready = Ready: { $count } of { $all }
draw-battle = Battle: { $city } ({ $cell })
draw-battle-panel = Battle
draw-stance = { $stance ->
    [waits] decides
    [fights] fights
    [gone] retreats
    [beaten] beaten
   *[won] wins
}
draw-all-missions = The captains’ missions
draw-winner = winner
draw-done = fulfilled
draw-failed = not fulfilled

## Notices: what was done to a captain

notice-beaten = { $who } beat { $hit } over { $began_city } (city { $cell })
    .you = { $who } beat you over { $began_city } (city { $cell })
notice-victory = { $who } won the battle for { $began_city } (city { $cell })
    .you = You won the battle for { $began_city } (city { $cell })
notice-search-lost = { $began_army } drove { $who } out of { $city }
    .you = { $began_army } drove you out of { $city }
notice-search-held = { $who } beat off { $began_army } at { $city }
    .you = You beat off { $began_army } at { $city }
notice-abandoned = { $who } abandoned { $city } to the army: { $began_army }
    .you = You abandoned { $city } to the army: { $began_army }
notice-search-cut = The game ended before { $who } had searched { $city }
    .you = The game ended before you had searched { $city }
notice-joined = { $who } brought in { $ship }
    .you = You brought in { $ship }
notice-rolled = { $who }: { $strength } + { $roll } = { $total }
    .you = You: { $strength } + { $roll } = { $total }
notice-army-fought = { $strength } + { $roll } = { $total } against { $needed }
notice-ship = { $ship }
notice-some-ship = one of the ships that fought
notice-search-gone = the search of { $city }
notice-brought = { $people } people
notice-ships-home = any other ships { $hit } had there come home, their fuel is spent
    .you = any other ships you had there come home, their fuel is spent
notice-searchers-home = any other ships { $hit } had there come home
    .you = any other ships you had there come home
notice-reward = { $who } raids or searches the city
    .you = you raid or search the city
notice-search-on = the search goes on

## The goal, and the first game

game-goal = Carry off more people than anyone else before the city deck runs out.

coach-draw = A stronger fleet wins battles. Each turn you may look at two ship cards and buy one of them. You pay in people, and people are your score, so do not buy everything.
coach-buy = Compare three things: strength decides battles, fuel is burnt on every flight, and abilities work only where the card says so. Five ships is the limit.
coach-send = Time to hunt. Click a ship, then the city it flies to. Each city shows what a quick raid brings and, larger, what a long search brings.
coach-fuel = Each flight burns fuel. You get 8 a turn and may save up to 20. Everyone sends in secret: where captains meet there is a battle. When all is set, press Ready.
coach-battle = A rival wants this city too. Each side adds two dice to its strength, and the button shows your chance. Retreat and your ships come home; lose and one of them is gone.
coach-reward = The city is yours. A quick raid pays right now. A search pays more, but the ships you leave behind are away for two turns.
coach-army = The humans strike back! The army attacks captains who are searching, and nobody else. A searcher may fight it or abandon the city.
coach-search = A search has begun. It pays at the end of the turn after next. Until then its ships cannot fly, and an army may find them.
coach-last = This is the last turn. A search begun now will not finish and brings nothing: take the quick raids.
