# The words of "Trappers"

game-title = Trappers
game-about = Rovers roam a desert of six clans: they make friends and enemies, build Factories and Cities, rob, fight and run quests. The first to gather 20 points wins.

## The board

cell = { $kind } { $white }-{ $black }
cell-kind = { $kind ->
    [wasteland] Wasteland
    [capital] Capital
    [something] Something
    [rongaut] Rongaut
    [people] People
   *[old] Old
}
clan-colour = { $colour ->
    [amber] amber
    [violet] violet
    [blue] blue
    [light_blue] light blue
    [green] green
   *[grey] grey
}
settlement = { $level ->
    [1] Factory
   *[2] City
}

## Trappers and forms

trapper = { $trapper ->
    [1] Red
    [2] Khaki
    [3] Black
   *[4] White
}
trapper-colour = { $trapper ->
    [1] red
    [2] khaki
    [3] black
   *[4] white
}
form = { $form ->
    [builder] Builder
    [fighter] Fighter
    [engineer] Engineer
   *[mimic] Mimic
}

## Artifacts

window = { $window ->
    [S] at the start of your turn, before movement
    [A] in your action phase
    [B] before your die in a raid or battle
   *[D] right after your own die
}
artifact-text = { $text } When: { $when }.

## Quests

quest-side = { $side ->
    [human] Human quest
   *[old] Old quest
}
quest-text = { $text } Reward: { $vp } VP.

## Pictures

draw-round = Round { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }of { $limit }
}
draw-set-up = Set-up
draw-turn = Turn { $turn } of 5
draw-round-turn = Round { $round }, turn { $turn }
draw-order = Order of play
draw-order-of = { $who }: { $state ->
    [now] playing
    [next] plays next
    [misses] will miss a turn
    [off] off the board
    [done] has played
   *[later] plays later
}
draw-war = War
draw-peace = Peace
draw-mirror = +1 with the one is −1 with the other
draw-mirror-of = War: +1 with { $clan } is −1 with { $foe }, and the other way round
draw-threats = Show the cells that rival Fighters can reach
draw-points = { $vp } of { $target } victory points
draw-fact = { $what ->
    [zefs] zefs and income per round
    [residents] residents
    [artifacts] artifacts
    [tiles] tiles not yet used
    [points] movement points from this cell
    [off] off the board
    [misses] will miss a turn
    [cities] Cities
    [factories] Factories
   *[victories] victories in battle
}
draw-quest-of = { $name }, { $vp } VP { $count }
draw-victories = Opponents beaten: { $count }
draw-misses = will miss a turn
draw-off-board = off the board
draw-deck = { $deck ->
    [0] People
    [1] Old
   *[2] Artifacts
}
draw-deck-left = { $deck ->
    [0] Quests of the People
    [1] Quests of Old
   *[2] Artifacts
}: { $cards } in the deck
draw-deck-under = At the bottom, in this order: { $cards }
draw-deck-done = Done and out of the game: { $cards }
draw-form-help = { $form ->
    [builder] Builder: no bonus in battle. Builds Factories.
    [fighter] Fighter: +3 in battle, attacks, robs Capitals, wrecks settlements. Builds nothing.
    [engineer] Engineer: −2 in battle. Makes a Factory a City, captures rival Factories.
   *[mimic] Mimic: reputation counts 2 more. Takes no residents in Capitals.
}
draw-reputation = Reputation
draw-raided = this clan has been raided this round
draw-quests = Quests
draw-no-quests = No quests: People and Old give them
draw-deadline = { $rounds ->
    [0] by the end of this round
   *[other] by the end of next round
}
draw-fresh = drawn this turn
draw-artifacts = Artifacts
draw-no-artifacts = No artifacts
draw-window = { $window ->
    [S] at the start of the turn
    [A] in the action phase
    [B] before the die
   *[D] after the die
}
draw-used = one was used already
draw-help-cell = { $kind } { $white }-{ $black }
draw-help-settlement = { $level ->
    [1] Factory
   *[2] City
} of { $owner }: income { $income }, defence { $defence } + owner's reputation, toll { $toll }
draw-help-wasteland = Reputation for 2 zefs, or a Factory: { $price } zefs and { $cost } residents, with { $squad }+ residents, reputation { $rep }+ and no Fighter. Raid for an artifact: { $raid }+ residents, a Fighter { $fighters }+.
draw-help-white = Nobody's land: nothing is built or bought here.
draw-help-kind = { $kind ->
    [capital] In peace: residents once a round, reputation for 2 zefs, an artifact for 2 zefs. A Fighter may rob it: defence 16, booty 10 zefs.
    [something] Change of form, and reputation for 2 zefs. No battles here.
    [rongaut] Stops you. The die must be rolled: 1 nothing, 2 −2 residents, 3 miss a turn, 4 artifact, 5 quest, 6 reputation with clans at war.
    [people] A quest of the People once a round; artifacts are bought for 3 zefs.
   *[old] A quest of Old once a round; for an artifact he steals a rival's reputation.
}
draw-help-points = Next movement from here: { $points }
draw-help-rep = Your reputation here: { $rep }
draw-help-hunters = A Fighter can reach it: { $who }
draw-raid = { $what ->
    [capital] Robbing the Capital
    [city] Raid on the City
   *[factory] Raid on the Factory
} { $white }-{ $black }
draw-raid-odds = needs { $face }+: { $ways } of 6
draw-raid-never = no die is enough
draw-raid-loss = losses { $loss } on average
draw-raid-result = { $won ->
    [yes] success
   *[no] failure
}
draw-defence = defence
draw-battle = Battle of trappers
draw-battle-odds = win { $win }/{ $all } · tie { $tie }/{ $all } · loss { $loss }/{ $all }
draw-battle-result = { $result ->
    [win] the attacker wins
    [tie] a tie
   *[loss] the defender wins
}
draw-rongaut = The Rongaut's die
draw-rongaut-face = { $face ->
    [1] nothing
    [2] −2|residents
    [3] miss a|turn
    [4] artifact
    [5] quest
   *[6] +1 with clans|at war
}
draw-fight-panel = The die: chances and result
draw-holdings = What is left on the table
draw-winner = winner

## Options

option-human_reward = Human reward
    .about = How many zefs a completed Human quest brings besides its victory points.
    .ten = 10 zefs
    .five = 5 zefs
option-capture_zefs = Capturing a Factory
    .about = What an Engineer's capture of a Factory does to his zefs.
    .pay_four = pay 4
    .nothing = nothing
    .gain_four = gain 4
option-defeat_skip = After a defeat
    .about = Whether a beaten trapper misses a turn before coming back to the board.
    .one = misses one turn
    .none = comes back at once
option-rep_loss_on_failed_robbery = Failed robbery
    .about = Whether robbing a Capital costs reputation even if it fails.
    .off = no
    .on = yes, −1
option-neutral_build = White Wasteland
    .about = Whether one may build on Wasteland that no clan owns.
    .off = not allowed
    .on = allowed
option-defender_scores = Winning in defence
    .about = Whether a trapper who beats off an attack gets points and zefs.
    .off = no
    .on = yes, as an attacker
option-mimic_cap = The Mimic's limit
    .about = How high the Mimic's reputation can go with the bonus.
    .six = 6
    .eight = 8
option-old_exchange_limit = Theft through the Old
    .about = How many artifacts one may exchange with the Old for rivals' reputation in a turn.
    .none = as many as you like
    .one = one
option-target_vp = Victory points
    .about = How many points win the game. With 12 it is shorter.
    .twenty = 20
    .twelve = 12
option-round_limit = Round limit
    .about = After how many rounds the game ends even if nobody has the points to win.
    .none = none
    .five = 5 rounds
    .ten = 10 rounds
    .thirty = 30 rounds
    .sixty = 60 rounds

## Numbers and places

zefs = { $count ->
    [one] { $count } zef
   *[other] { $count } zefs
}
residents = { $count ->
    [one] { $count } resident
   *[other] { $count } residents
}
tenths = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
}
place = { $cell }, { $clan }
heading = { $heading ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
nobody = nobody
nothing = nothing

## Choices

do-drive = { $place }
do-turn = Turn on the spot
do-face = Face { $heading }
do-play = Use { $artifact }
do-jump = Jump to { $place }
do-become = Become { $form }
do-buy-rep = Buy reputation
do-build = Build a Factory
do-raid = Raid the clan
do-attack = Attack { $who }
do-catch = Catch { $who }
do-stay = Stay in peace
do-rob = Rob the Capital
do-destroy = Destroy the Factory
do-capture = Capture the Factory
do-damage = Damage the City
do-upgrade = Build a City
do-recruit = Take residents
do-buy-artifact = Buy an artifact
do-take-quest = { $side ->
    [human] Take a Human quest
   *[old] Take an Old quest
}
do-discard = Discard { $quest }
do-give-up = Give up { $quest }
do-sell = Sell { $artifact }
do-hand-over = { $artifact } → { $quest }
do-pay = Pay for { $quest }
do-leave = Leave residents: { $quest }
do-exchange = Exchange { $artifact }
do-rob-trapper = Steal from { $who }
do-choose-clan = { $clan }
pass-stay = Stay where you are
pass-go-on = Go on
pass-deed = Do nothing
pass-done = End the turn
pass-form = Keep the form
pass-recruit = Take no residents
pass-rep = Buy no reputation
pass-artifact = Buy no artifact
pass-due = Give nothing
pass-roll = Roll the die
pass-keep = Let it stand

## The price of a choice

cost = { $what }
cost-if-won = on success { $what }
cost-points = { $spent } of { $points } MP

## What a choice brings: movement

note-and = { $first }; { $rest }
note-certain-defeat = the owner is at home, { $who }: a toll of { $toll } and certain defeat
note-rivals = { $what ->
    [city] a City of { $who }
   *[factory] a Factory of { $who }
}
note-rongaut = Rongaut die: 1 nothing, 2 lose 2 residents, 3 miss a turn, 4 an artifact, 5 a quest, 6 +1 with clans at war
note-rongaut-face = { $die ->
    [1] nothing happens
    [2] lose 2 residents
    [3] miss your next turn
    [4] an artifact from the deck
    [5] a quest, Human or Old
   *[6] +1 reputation with every clan at war
}
note-pick-up = +{ $residents }
note-company = { $who } there
note-hunters = a Fighter could attack: { $who }
note-next-points = next turn from { $where ->
    [here] here
   *[there] there
}: { $points } MP
note-more-points = { $before } → { $after } MP this turn
note-ahead = ahead: { $cell }
note-blocked = { $by ->
    [pit] a pit ahead
   *[edge] the edge of the board ahead
}

## What a choice brings: reputation, building, Capitals

rep-change = { $clan } { $before } → { $now }
rep-of = { $clan } { $rep }
note-rep = reputation: { $changes }
note-own-rep = { $change }
note-stolen-rep = you { $change }; { $who } { $before } → { $now }
note-to-steal = to steal: { $clans }
note-score = { $wins ->
    [yes] +{ $vp } VP, { $now } in all: that wins!
   *[no] +{ $vp } VP, { $now } of { $target }
}
note-income = income +{ $zefs } a round
note-clan-raid = +1 artifact, no die
note-guest = then reputation may be bought for { $zefs }
note-no-recruits = { $why ->
    [mimic] a Mimic gets no residents
   *[marker] no more residents this round
}
note-may-recruit = { $residents } may join
note-market = then reputation and an artifact, { $zefs } each
note-recruit = +{ $residents }, { $now } then; no robbing this Capital this round
note-artifact = the top card of { $left }
note-next-artifact = the next card: { $artifact }

## What a choice brings: raids, battles, dice

note-raid = { $need ->
    [none] cannot succeed: even { $strength } + 6 is less than { $defence }
    [any] succeeds with any die: { $strength } + die against { $defence }
   *[some] needs { $needed ->
        [6] a 6
       *[other] { $needed }+
    }: { $ways } of 6 ({ $strength } + die against { $defence })
}
note-losses = average loss { $loss }
note-booty = on success +{ $zefs }
note-captured = on success the Factory is yours
note-wrecked = { $left ->
    [factory] the City becomes a Factory
   *[nothing] the Factory is gone
}
note-failure-costs = reputation falls even if it fails
note-raid-stands = { $won ->
    [yes] success: { $attack } against { $defence }
   *[no] failure: { $attack } against { $defence }
}
note-lost = losses: { $residents }
note-raid-better = success: { $before } → { $after } of 6
note-raid-again = success: { $ways } of 6
note-battle = win { $win } of 36, tie { $tie }, loss { $lost } ({ $force } against { $against }, a die each)
note-battle-stands = { $end ->
    [won] victory: { $mine } against { $other }
    [tied] a tie: { $mine } against { $other }
   *[lost] defeat: { $mine } against { $other }
}
note-battle-better = win: { $before } → { $after } of 36
note-battle-again = win { $win } of 6, tie { $tie }
note-spared = saves { $residents }
note-card = { $text }
note-prize = { $sure ->
    [yes] { $zefs }; { $score }
   *[no] if you win { $zefs } and { $score }
}
note-beaten-before = no points: this victory is marked already
note-if-beaten = { $turns ->
    [0] defeat: off the board
   *[other] defeat: off the board and a turn missed
}
note-rival-scores = a defender who wins gets +{ $vp } VP
note-catch = no dice, no losses

## What a choice brings: forms, quests, artifacts

form-text = { $form ->
    [builder] builds Factories but no Cities; attacks nothing but the Wasteland
    [fighter] attacks trappers, settlements and Capitals; +3 in battle, 6 residents are enough to raid the Wasteland; builds nothing
    [engineer] builds Factories and Cities, captures Factories; −2 in battle
   *[mimic] reputation counts 2 higher; builds Factories; gets no residents in Capitals
}
note-standing = reputation here counts { $now } instead of { $before }
note-kept-form = now: { $form }
note-quests = { $left } in the deck, you hold { $held } of { $most }
note-make-room = one must be discarded first
note-next-quest = the next: { $quest }
note-progress = makes { $done } of { $need }
note-done-so-far = { $done } of { $need } done
note-human-reward = +{ $zefs }
note-old-reward = +1 reputation with { $clans } clans of your choice
note-sell = +{ $zefs }, { $now } then
note-exchange = the Old will steal 1 reputation from a rival for you

## Why not

why-no-clan = This cell is nobody's: there is no clan.
why-too-poor = It takes { $need }, you have { $have }: { $short } short.
why-rep-full = Reputation is at its limit: { $clan }.
why-rep-bought = Reputation was bought this turn; one point a turn is all.
why-fighter = A Fighter does not build.
why-few-residents = It takes { $need }, you have { $have }: { $short } short.
why-low-rep = It takes reputation { $need } with { $clan }, you have { $have }.
why-no-tile = All six of your tiles are on the board.
why-raided = You have raided { $clan } this round.
why-no-artifacts = The artifact deck is empty.
why-needs-fighter = It takes a Fighter; your form is { $form }.
why-needs-engineer = It takes an Engineer; your form is { $form }.
why-marked = { $what ->
    [quest] You have taken a quest here this round.
    [robbery] You have robbed this Capital or taken residents here this round.
   *[residents] Residents were taken here this round, or the Capital was robbed.
}
why-two-cities = Nobody may have more than two Cities.
why-city-in-clan = You have a City with this clan already: { $clan }.
why-mimic = A Mimic gets no residents in Capitals.
why-no-quests = No quests are left in this deck.
why-wrong-moment = This is not its moment: { $when }.
why-name-used = An artifact of this name was used this turn.
why-no-battle = { $where ->
    [something] There are no battles on Something.
   *[settlement] There are no battles in a rival's settlement.
}
why-city-stands = A City can be neither removed nor captured.
why-exchanged = There was an exchange this turn.
why-nothing-to-steal = There is nothing to steal: no rival has reputation that you lack.
why-drawn-now = { $why ->
    [fresh] The quest was drawn this turn; it counts from your next one.
   *[turns] Not enough turns have passed for this quest.
}
why-few-artifacts = { $need } must be handed over at once, you have { $have }.
why-handed-here = An artifact was handed over on this cell.
why-rival-lives-there = A rival's settlement is there.

## Questions to a trapper

ask-drive = { $where ->
    [jumped] Use another artifact?
    [white] Where to? { $points } MP: { $base }, nobody's cell{ $boost ->
        [0] {""}
       *[other] , and { $boost } more
    }.
   *[clan] Where to? { $points } MP: { $base }, reputation { $rep } ({ $clan }){ $boost ->
        [0] {""}
       *[other] , and { $boost } more
    }.
}
ask-facing = { $place }: which way does the nose point?
ask-cell = Where to jump?
ask-form = Which form to take?
ask-deed = { $place }: what to do? Zefs { $zefs }, residents { $residents }.
ask-recruit = { $place }: take residents? You have { $residents }.
ask-rep = { $place }: buy reputation? Zefs { $zefs }.
ask-artifact = { $place }: buy an artifact? Zefs { $zefs }.
ask-due = { $place }: give anything for a quest?
ask-roll = { $what ->
    [battle] Battle! Roll, or an artifact first?
    [raid] Raid! Roll, or an artifact first?
   *[rongaut] Rongaut! Roll, or an artifact first?
}
ask-keep = { $what ->
    [battle] { $die } against { $other }. Let it stand, or use an artifact?
    [raid] The die shows { $die }. Let it stand, or use an artifact?
   *[rongaut] Rongaut: { $die }. Let it stand, or use an artifact?
}
ask-deck = The Rongaut gives a quest. Whose?
ask-room = { $side ->
    [human] You hold two Human quests. Which one goes?
   *[old] You hold two Old quests. Which one goes?
}
ask-more = { $quest }: which artifact? { $left } to go.
ask-robbed = From whom shall the Old steal reputation?
ask-stolen = { $rival }: with which clan shall it be stolen?
ask-reward = The Old's reward: +1 with which clan? { $left } to go.

## Whom the table waits for

dice-fall = Chance decides
wait-for = Waiting for { $who }. { $what }
wait-drive = { $where ->
    [jumped] Another artifact?
   *[other] Where to? { $points } MP.
}
wait-facing = { $place }: which way does the nose point?
wait-cell = Where to jump?
wait-form = Which form?
wait-deed = { $place }: what to do?
wait-recruit = { $place }: take residents?
wait-rep = { $place }: buy reputation?
wait-artifact = { $place }: buy an artifact?
wait-due = { $place }: give anything for a quest?
wait-roll = { $what ->
    [battle] Before the dice of a battle.
    [raid] Before the die of a raid.
   *[rongaut] Before the Rongaut's die.
}
wait-keep = { $what ->
    [battle] { $die } against { $other }.
    [raid] The die shows { $die }.
   *[rongaut] Rongaut: { $die }.
}
wait-deck = Whose quest?
wait-room = Which quest goes?
wait-more = { $quest }: what else is handed over?
wait-robbed = From whom is reputation stolen?
wait-stolen = { $rival }: with which clan is reputation lost?
wait-reward = Which clans? { $left } to go.

## The log: rounds and turns

told-ordered = Turn order, place { $place }: { $who }.
told-entered = { $who }: white { $white }, black { $black } — { $cell }.
told-round = Round { $round }.
told-war = { $clan } and { $enemy } are at war.
told-total-war = A double: all clans are at war, first with second, third with fourth, fifth with sixth.
told-income = { $who }: income +{ $zefs }, { $now } now.
told-turn = { $who }: turn { $turn }, round { $round }.
told-missed = { $who } misses a turn.

## The log: movement

told-drove = { $who } drives { $start } → { $end }, facing { $heading }{ $steps ->
    [1] {""}
   *[other] {" "}({ $steps } cells)
}.
told-turned = { $who } turns to face { $heading }: { $cell }.
told-stayed = { $who } stays: { $cell }.
told-played = { $who } uses { $artifact }.
told-jumped = { $who } jumps to { $cell }.
told-form = { $who } becomes { $form }, before: { $old }.

## The log: cells

told-toll = { $some ->
    [yes] { $who } pays a toll of { $zefs } to { $owner }: { $cell }.
   *[no] { $who } has nothing to pay the toll of { $owner } with: { $cell }.
}
told-rongaut = { $die ->
    [1] { $who }: the Rongaut is silent.
    [2] { $who }: the Rongaut takes residents.
    [3] { $who }: the Rongaut holds the rover fast.
    [4] { $who }: the Rongaut gives an artifact.
    [5] { $who }: the Rongaut calls to a quest.
   *[6] { $who }: the Rongaut pleases the clans at war.
}
told-residents-lost = { $who }: −{ $residents }, { $now } left.
told-must-miss = { $who } will miss the next turn.
told-drew = { $who } draws an artifact, { $now } in hand.
told-drew-which = { $who } gets { $artifact }.
told-rep = { $who }, reputation: { $clan } { $before } → { $now }.
told-bought-rep = { $who } buys reputation with { $clan }. Zefs left: { $now }.
told-nothing-given = { $who }: the Rongaut has nothing to give.
told-residents-came = { $who }: +{ $residents }, { $now } now. { $cell }.
told-peaceful = { $who } comes in peace: { $cell }.
told-bought-artifact = { $who } buys an artifact. Zefs left: { $now }.
told-built = { $who } builds a Factory: { $cell }. Zefs { $zefs }, residents { $residents } left.
told-upgraded = { $who } builds a City: { $cell }. Zefs { $zefs }, residents { $residents } left.
told-raided = { $who } raids { $cell }.
told-did-nothing = { $who } does nothing: { $cell }.

## The log: raids and battles

told-raid = { $what ->
    [capital] { $who } sets out to rob { $cell }.
    [factory] { $who } sets out to destroy a Factory of { $owner }: { $cell }.
    [capture] { $who } sets out to capture a Factory of { $owner }: { $cell }.
   *[city] { $who } sets out to damage a City of { $owner }: { $cell }.
}
told-die = { $what ->
    [rongaut] { $who }: the Rongaut's die shows { $die }.
    [battle] { $who }: a { $die } in battle.
   *[other] { $who }: a { $die } in the raid.
}
told-raid-roll = { $who }: { $strength } + { $die } = { $attack } against { $defence }.
told-raid-won = { $sign ->
    [paid] { $who }: the raid succeeds at a price of { $zefs }. { $cell }.
   *[got] { $who }: the raid succeeds, +{ $zefs }. { $cell }.
}
told-raid-lost = { $who }: the raid fails. { $cell }.
told-tile-gone = { $who } loses a Factory: { $cell }.
told-captured = { $who } captures the Factory of { $owner }: { $cell }.
told-city-damaged = { $who }: the City is a Factory again, { $cell }.
told-battle = { $who } attacks { $rival }. { $cell }.
told-battle-rolled = { $who }: { $strength } + { $die } = { $total }.
told-battle-won = { $attacked ->
    [1] { $who } wins the battle against { $rival }.
   *[0] { $who } beats off { $rival }.
}
told-battle-tied = A tie at { $total }: { $who } and { $rival } stay.
told-caught = { $who } catches an intruder: { $rival }. { $cell }.
told-took-zefs = { $some ->
    [yes] { $who } takes { $zefs } from { $rival }.
   *[no] { $who } finds nothing to take: { $rival } has no zefs.
}
told-removed = { $who } leaves the board.

## The log: points, quests, artifacts

told-scored = { $source ->
    [battle] { $who }: +{ $vp } VP for a victory, { $now } now.
    [city] { $who }: +{ $vp } VP for a City, { $now } now.
   *[quest] { $who }: +{ $vp } VP for a quest, { $now } now.
}
told-quest-taken = { $who } takes the quest { $quest } ({ $vp } VP).
told-quest-progress = { $who }: { $quest }, { $done } of { $need }.
told-quest-done = { $who } completes { $quest }!
told-quest-failed = { $who } fails { $quest }.
told-quest-dropped = { $who } gives up { $quest }.
told-reward-zefs = { $who }: the People's reward +{ $zefs }, { $now } now.
told-gave = { $why ->
    [sold] { $who } sells an artifact, { $about } zefs now.
    [exchanged] { $who } gives the Old an artifact.
   *[handed] { $who } hands over an artifact for { $about }.
}
told-gave-which = { $who } puts { $artifact } under the deck.
told-stole = { $who } steals reputation from { $rival } through the Old: { $clan }.
told-paid = { $who } pays { $zefs } for { $quest }, { $now } left.
told-left-residents = { $who } leaves { $residents } for { $quest }, { $now } now.
told-won-game = { $who } has { $vp } VP and wins!
told-stopped = Round { $round } is the last: the game is over.

## Terminal and quests

quest-count = { $done } of { $need }
quest-which = { $done } of { $need }: { $which }
quest-at-once = at once
quest-until = { $done }, to the end of round { $round }
text-name = { $thing }
text-round = Round { $round }
text-war = war:
text-artifacts-left = artifacts: { $cards }
text-quests-left = quests: { $human } Human, { $old } Old
text-signs = { $factory } Factory, { $city } City, { $pit } pit, { $free } wheels up, { $marker } your marker
text-trapper = Trapper
text-vp = VP/{ $target }
text-zefs = Zefs
text-residents = Res.
text-form = Form
text-points = MP
text-force = Force
text-hand = Art.
text-beaten = Won
text-where = At
text-off = off
text-misses = waits
text-quest = Quest
text-customer = Whose
text-progress = Done
text-task = Task
text-your-artifacts = Your artifacts

## Where the points came from

source-battle = Victories in battle
source-city = Cities
source-quest = Quests
