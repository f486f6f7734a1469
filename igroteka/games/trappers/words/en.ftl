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
    [next] next turn
    [misses] will miss a turn
    [off] off the board
    [done] turn taken
   *[later] plays later
}
draw-war = War
draw-peace = Peace
draw-mirror = +1 with one means −1 with the other
draw-mirror-of = War: +1 with { $clan } means −1 with { $foe }, and the other way round
draw-threats-name = Threats
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
draw-label = { $what ->
    [zefs] zefs
    [residents] residents
    [artifacts] artifacts
   *[tiles] tiles
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
    [0] Human quests
    [1] Old quests
   *[2] Artifacts
}: { $cards } in the deck
draw-deck-under = At the bottom, in this order: { $cards }
draw-deck-done = Done and out of the game: { $cards }
draw-form-help = { $form ->
    [builder] Builder: no bonus in battle. Builds Factories.
    [fighter] Fighter: +3 in battle, attacks, robs Capitals, wrecks settlements. Builds nothing.
    [engineer] Engineer: −2 in battle. Turns a Factory into a City, captures rival Factories.
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
} of { $owner }: income { $income }, defence { $defence } + owner’s reputation, toll { $toll }
draw-help-wasteland = Reputation for 2 zefs, or a Factory: { $price } zefs and { $cost } residents, with { $squad }+ residents, reputation { $rep }+, not a Fighter. Raid for an artifact: { $raid }+ residents, a Fighter { $fighters }+.
draw-help-white = Nobody’s land: nothing can be built or bought here.
draw-help-kind = { $kind ->
    [capital] In peace: residents once a round, reputation for 2 zefs, an artifact for 2 zefs. A Fighter may rob it: defence 16, booty 10 zefs.
    [something] Change form for free; buy reputation for 2 zefs. No battles here.
    [rongaut] Stops you. The die must be rolled: 1 nothing, 2 −2 residents, 3 miss a turn, 4 artifact, 5 quest, 6 reputation with clans at war.
    [people] One Human quest per round; artifacts for 3 zefs.
   *[old] The Old One: one quest per round; trade an artifact to steal 1 reputation.
}
draw-help-points = Next movement from here: { $points }
draw-help-rep = Your reputation here: { $rep }
draw-help-hunters = In reach of a Fighter: { $who }
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
draw-rongaut = The Rongaut’s die
draw-rongaut-face = { $face ->
    [1] nothing
    [2] −2|residents
    [3] miss a|turn
    [4] artifact
    [5] quest
   *[6] +1 with clans|at war
}
draw-fight-panel = The die: chances and result
draw-holdings = Final position
draw-winner = winner

## Options

option-human_reward = Human reward
    .about = How many zefs a completed Human quest brings besides its victory points.
    .ten = 10 zefs
    .five = 5 zefs
option-capture_zefs = Capturing a Factory
    .about = What an Engineer pays or gains for capturing a Factory.
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
option-mimic_cap = The Mimic’s limit
    .about = How high the Mimic’s reputation can go with the bonus.
    .six = 6
    .eight = 8
option-old_exchange_limit = Theft through the Old One
    .about = How many artifacts one may exchange with the Old One for rivals’ reputation in a turn.
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
do-buy-rep = Buy 1 reputation
do-build = Build a Factory
do-raid = Raid the clan
do-attack = Attack { $who }
do-catch = Catch { $who }
do-stay = Visit in peace
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
pass-stay = Stay here
pass-go-on = Go on
pass-deed = Do nothing
pass-done = End the turn
pass-form = Keep your form
pass-recruit = Skip
pass-rep = Skip
pass-artifact = Skip
pass-due = Skip
pass-roll = Roll the die
pass-keep = Keep the roll

## The price of a choice

cost = { $what }
cost-if-won = on success { $what }
cost-points = { $spent } of { $points } MP

## What a choice brings: movement

note-and = { $first }; { $rest }
note-certain-defeat = { $who } is at home: you pay { $toll } and are beaten
note-rivals = { $what ->
    [city] { $who }’s City
   *[factory] { $who }’s Factory
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
note-company = there: { $who }
note-hunters = in reach of a Fighter: { $who }
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
note-recruit = +{ $residents } ({ $now } in all); you cannot rob this Capital this round
note-artifact = top card, { $left } left
note-next-artifact = next card: { $artifact }

## What a choice brings: raids, battles, dice

note-raid = { $need ->
    [none] cannot succeed: even { $strength } + 6 is less than { $defence }
    [any] cannot fail: { $strength } + die against { $defence }
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
   *[no] if you win: { $zefs } and { $score }
}
note-beaten-before = no points: you have beaten this rival before
note-if-beaten = { $turns ->
    [0] defeat: off the board
   *[other] defeat: off the board, and you miss a turn
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
note-make-room = you must discard one first
note-next-quest = next: { $quest }
note-progress = then { $done } of { $need }
note-done-so-far = { $done } of { $need } done
note-human-reward = +{ $zefs }
note-old-reward = +1 reputation with { $clans } clans of your choice
note-sell = +{ $zefs } ({ $now } in all)
note-exchange = the Old One will steal 1 reputation from a rival for you

## Why not

why-no-clan = This cell is nobody’s: there is no clan.
why-too-poor = You need { $need } and have { $have }: { $short } short.
why-rep-full = Reputation is at its limit: { $clan }.
why-rep-bought = You have already bought reputation this turn.
why-fighter = A Fighter does not build.
why-few-residents = You need { $need } and have { $have }: { $short } short.
why-low-rep = You need reputation { $need } with { $clan }; you have { $have }.
why-no-tile = All six of your tiles are on the board.
why-raided = You have already raided { $clan } this round.
why-no-artifacts = The artifact deck is empty.
why-needs-fighter = Only a Fighter can; you are { $form ->
    [builder] a Builder
    [fighter] a Fighter
    [engineer] an Engineer
   *[mimic] a Mimic
}.
why-needs-engineer = Only an Engineer can; you are { $form ->
    [builder] a Builder
    [fighter] a Fighter
    [engineer] an Engineer
   *[mimic] a Mimic
}.
why-marked = { $what ->
    [quest] You have taken a quest here this round.
    [robbery] You have robbed this Capital or taken residents here this round.
   *[residents] Residents were taken here this round, or the Capital was robbed.
}
why-two-cities = Nobody may have more than two Cities.
why-city-in-clan = You have a City with this clan already: { $clan }.
why-mimic = A Mimic gets no residents in Capitals.
why-no-quests = No quests are left in this deck.
why-wrong-moment = It can only be used { $when }.
why-name-used = An artifact of this name was already used this turn.
why-no-battle = { $where ->
    [something] There are no battles on Something.
   *[settlement] There are no battles in a rival’s settlement.
}
why-city-stands = A City can be neither removed nor captured.
why-exchanged = You have exchanged an artifact this turn.
why-nothing-to-steal = There is nothing to steal: no rival has reputation that you could take.
why-drawn-now = { $why ->
    [fresh] The quest was drawn this turn; it counts from your next one.
   *[turns] Not enough turns have passed for this quest.
}
why-few-artifacts = You must hand over { $need } at once; you have { $have }.
why-handed-here = You have already handed over an artifact here.
why-rival-lives-there = A rival’s settlement is there.

## Questions to a trapper

ask-drive = { $where ->
    [jumped] Use another artifact?
    [white] Drive where? { $points ->
        [one] { $points } move
       *[other] { $points } moves
    }: { $base }{ $boost ->
        [0] {""}
       *[other] {" "}+{ $boost }
    }, nobody’s land.
   *[clan] Drive where? { $points ->
        [one] { $points } move
       *[other] { $points } moves
    }: { $base } { $rep } ({ $clan }){ $boost ->
        [0] {""}
       *[other] {" "}+{ $boost }
    }.
}
ask-facing = { $place }: choose a facing.
ask-cell = Jump where?
ask-form = Choose a form.
ask-deed = { $kind ->
    [something] { $cell }: which form do you take?
   *[other] { $cell }: what to do? You have { $zefs }.
}
ask-recruit = { $place }: take residents? You have { $residents }.
ask-rep = { $cell }: buy 1 reputation ({ $clan }) for { $price }? You have { $zefs }.
ask-artifact = { $cell }: buy an artifact for { $price }? You have { $zefs }.
ask-due = { $place }: hand anything over for a quest?
ask-roll = { $what ->
    [battle] Battle! Roll the die, or use an artifact first.
    [raid] Raid! Roll the die, or use an artifact first.
   *[rongaut] Rongaut! Roll the die, or use an artifact first.
}
ask-keep = { $what ->
    [battle] { $die } against { $other }. Use an artifact, or keep the roll?
    [raid] The die shows { $die }. Use an artifact, or keep the roll?
   *[rongaut] Rongaut: { $die }. Use an artifact, or keep the roll?
}
ask-deck = The Rongaut gives a quest. Choose a deck.
ask-room = { $side ->
    [human] You hold two Human quests. Discard one.
   *[old] You hold two Old quests. Discard one.
}
ask-more = { $quest }: hand over which artifact? { $left } to go.
ask-robbed = From whom does the Old One steal reputation?
ask-stolen = { $rival }: steal reputation with which clan?
ask-reward = The Old One’s reward: +1 with which clan? { $left } to go.

## What is clicked, as the bar says it

click-cell = a cell
click-face = an arrow
click-form = a form
click-deck = a deck
click-rover = a rover
click-trapper = a trapper
click-art = an artifact
click-quest = a quest
click-rep = a clan

## Whom the table waits for

dice-fall = Chance decides
wait-drive = { $where ->
    [jumped] whether to use another artifact
   *[other] where to drive
}
wait-facing = which way to face: { $place }
wait-cell = where to jump
wait-form = which form to take
wait-deed = what to do: { $place }
wait-recruit = whether to take residents: { $place }
wait-rep = whether to buy reputation: { $place }
wait-artifact = whether to buy an artifact: { $place }
wait-due = whether to hand anything over: { $place }
wait-roll = { $what ->
    [battle] whether to use an artifact before the battle
    [raid] whether to use an artifact before the raid
   *[rongaut] whether to use an artifact before the Rongaut’s die
}
wait-keep = { $what ->
    [battle] whether to keep the roll: { $die } against { $other }
    [raid] whether to keep the roll: { $die }
   *[rongaut] whether to keep the Rongaut’s roll: { $die }
}
wait-deck = which deck to take a quest from
wait-room = which quest to discard
wait-more = what else to hand over: { $quest }
wait-robbed = whom to steal reputation from
wait-stolen = which clan’s reputation to steal: { $rival }
wait-reward = which clans to please, { $left } to go

## The log: rounds and turns

told-ordered = { $place ->
    [1] { $who } goes first.
   *[other] Turn order, place { $place }: { $who }.
}
told-entered = { $who } rolls { $white }-{ $black } and starts at { $cell }.
told-round = Round { $round }.
told-war = { $clan } and { $enemy } are at war.
told-total-war = A double: all clans are at war, first with second, third with fourth, fifth with sixth.
told-income = { $who }: income +{ $zefs }, { $now } now.
told-turn = { $who }: turn { $turn }, round { $round }.
told-missed = { $who } misses a turn.
    .you = You miss a turn.

## The log: movement

told-drove = { $who } drives { $start } → { $end }, facing { $heading }{ $steps ->
    [1] {""}
   *[other] {" "}({ $steps } cells)
}.
told-turned = { $who } turns to face { $heading }: { $cell }.
told-stayed = { $who } stays: { $cell }.
told-played = { $who } uses { $artifact }.
told-jumped = { $who } jumps to { $cell }.
told-form = { $who } turns from { $old } to { $form }.

## The log: cells

told-toll = { $some ->
    [yes] { $who } pays a toll of { $zefs } to { $owner }: { $cell }.
   *[no] { $who } cannot pay { $owner }’s toll: { $cell }.
}
told-rongaut = { $die ->
    [1] { $who }: the Rongaut is silent.
    [2] { $who }: the Rongaut takes residents.
    [3] { $who }: the Rongaut holds the rover fast.
    [4] { $who }: the Rongaut gives an artifact.
    [5] { $who }: the Rongaut gives a quest.
   *[6] { $who }: the Rongaut pleases the clans at war.
}
told-residents-lost = { $who }: −{ $residents }, { $now } left.
told-must-miss = { $who } will miss the next turn.
    .you = You will miss your next turn.
told-drew = { $who } draws an artifact, { $now } in hand.
told-drew-which = { $who } gets { $artifact }.
told-rep = { $who }, reputation: { $clan } { $before } → { $now }.
told-bought-rep = { $who } buys reputation with { $clan }. Zefs left: { $now }.
told-nothing-given = { $who }: the Rongaut has nothing to give.
told-residents-came = { $who }: +{ $residents }, { $now } now. { $cell }.
told-peaceful = { $who } visits { $cell } in peace.
told-bought-artifact = { $who } buys an artifact. Zefs left: { $now }.
told-built = { $who } builds a Factory: { $cell }. Zefs { $zefs }, residents { $residents } left.
told-upgraded = { $who } builds a City: { $cell }. Zefs { $zefs }, residents { $residents } left.
told-raided = { $who } raids { $cell }.
told-did-nothing = { $who } does nothing: { $cell }.

## The log: raids and battles

told-raid = { $what ->
    [capital] { $who } sets out to rob { $cell }.
    [factory] { $who } sets out to destroy { $owner }’s Factory: { $cell }.
    [capture] { $who } sets out to capture { $owner }’s Factory: { $cell }.
   *[city] { $who } sets out to damage { $owner }’s City: { $cell }.
}
told-die = { $what ->
    [rongaut] { $who }: the Rongaut’s die shows { $die }.
    [battle] { $who } rolls { $die } in battle.
   *[other] { $who } rolls { $die } in the raid.
}
told-raid-roll = { $who }: { $strength } + { $die } = { $attack } against { $defence }.
told-raid-won = { $sign ->
    [paid] { $who }: the raid succeeds at a price of { $zefs }. { $cell }.
   *[got] { $who }: the raid succeeds, +{ $zefs }. { $cell }.
}
told-raid-lost = { $who }: the raid fails. { $cell }.
told-tile-gone = { $who } loses a Factory: { $cell }.
    .you = You lose a Factory: { $cell }.
told-captured = { $who } captures { $owner }’s Factory: { $cell }.
    .you = { $who } captures your Factory: { $cell }.
told-city-damaged = { $who }: the City is a Factory again, { $cell }.
    .you = Your City is a Factory again: { $cell }.
told-battle = { $who } attacks { $rival }. { $cell }.
    .you = { $who } attacks you! { $cell }.
told-battle-rolled = { $who }: { $strength } + { $die } = { $total }.
told-battle-won = { $attacked ->
    [1] { $who } wins the battle against { $rival }.
   *[0] { $who } beats off { $rival }.
}
    .you = { $attacked ->
    [1] { $who } wins the battle against you.
   *[0] { $who } beats off your attack.
}
told-battle-tied = A tie at { $total }: { $who } and { $rival } stay.
told-caught = { $who } catches an intruder: { $rival }. { $cell }.
    .you = { $who } catches you as an intruder. { $cell }.
told-took-zefs = { $some ->
    [yes] { $who } takes { $zefs } from { $rival }.
   *[no] { $who } finds nothing to take: { $rival } has no zefs.
}
    .you = { $some ->
    [yes] { $who } takes { $zefs } from you.
   *[no] { $who } finds nothing to take: you have no zefs.
}
told-removed = { $who }’s rover is knocked off the board.
    .you = Your rover is knocked off the board.

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
told-reward-zefs = { $who }: the People’s reward +{ $zefs }, { $now } now.
told-gave = { $why ->
    [sold] { $who } sells an artifact, { $about ->
        [one] { $about } zef
       *[other] { $about } zefs
    } now.
    [exchanged] { $who } gives the Old One an artifact.
   *[handed] { $who } hands over an artifact for { $about }.
}
told-gave-which = { $who } puts { $artifact } under the deck.
told-stole = { $who } steals reputation from { $rival } through the Old One: { $clan }.
    .you = { $who } steals your reputation through the Old One: { $clan }.
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
text-customer = From
text-progress = Done
text-task = Task
text-your-artifacts = Your artifacts

## Where the points came from

source-battle = Victories in battle
source-city = Cities
source-quest = Quests

## Notices: what was done to a trapper

notice-beaten = { $attacked ->
    [1] { $who } attacked and beat { $rival }: { $cell }
   *[0] { $rival } attacked { $who } and lost: { $cell }
}
    .you = { $attacked ->
    [1] { $who } attacked and beat you: { $cell }
   *[0] You attacked { $who } and lost: { $cell }
}
notice-victory = { $attacked ->
    [1] { $who } beat { $rival }: { $cell }
   *[0] { $who } beat off { $rival }: { $cell }
}
    .you = { $attacked ->
    [1] You beat { $rival }: { $cell }
   *[0] You beat off { $rival }’s attack: { $cell }
}
notice-tied = { $who } attacked { $rival }, and it is a tie: { $began_cell }
    .you = { $who } attacked you, and it is a tie: { $began_cell }
notice-tied-attack = { $who } attacked { $rival }, and it is a tie: { $began_cell }
    .you = You attacked { $rival }, and it is a tie: { $began_cell }
notice-caught = { $who } caught { $rival } on home ground: { $cell }
    .you = { $who } caught you on home ground: { $cell }
notice-catch = { $who } caught { $rival } on home ground: { $cell }
    .you = You caught { $rival } on your ground: { $cell }
notice-toll = { $who } paid a toll to { $owner }: { $cell }
    .you = You paid a toll to { $owner }: { $cell }
notice-toll-got = { $who } paid a toll to { $owner }: { $cell }
    .you = { $who } paid you a toll: { $cell }
notice-factory-gone = { $began_who } destroyed { $who }’s Factory: { $cell }
    .you = { $began_who } destroyed your Factory: { $cell }
notice-captured = { $who } captured { $owner }’s Factory: { $cell }
    .you = { $who } captured your Factory: { $cell }
notice-city-damaged = { $began_who } damaged { $who }’s City: { $cell }
    .you = { $began_who } damaged your City: { $cell }
notice-raid-failed = { $who }’s raid failed: { $cell }
    .you = Your raid failed: { $cell }
notice-raid-repelled = { $who }’s raid on { $hit } failed: { $cell }
    .you = { $who }’s raid on your settlement failed: { $cell }
notice-rongaut-takes = The Rongaut took { $who }’s residents
    .you = The Rongaut took your residents
notice-rongaut-holds = The Rongaut holds { $who }’s rover
    .you = The Rongaut holds your rover
notice-missed = { $who } misses this turn
    .you = You miss this turn
notice-robbed = { $who } stole { $rival }’s reputation through the Old One: { $clan }
    .you = { $who } stole your reputation through the Old One: { $clan }
notice-quest-failed = { $who } failed the quest { $quest }
    .you = You failed the quest { $quest }
notice-played = { $who } used { $artifact }
    .you = You used { $artifact }
notice-rolled = { $who }: { $strength } + { $die } = { $total }
    .you = You: { $strength } + { $die } = { $total }
notice-raid-rolled = { $who }: { $strength } + { $die } = { $attack } against { $defence }
    .you = You: { $strength } + { $die } = { $attack } against { $defence }
notice-no-dice = no dice: the owner was at home
notice-rongaut-die = the die shows { $die }
notice-residents = { $residents } ({ $now } left)
notice-nobody-lost = nobody: there were no residents
notice-zefs-lost = { $some ->
    [yes] { $zefs }
   *[no] no zefs: there were none
}
notice-zefs-taken = { $some ->
    [yes] { $zefs }
   *[no] no zefs: there were none
}
notice-rep = reputation, { $clan }: { $before } → { $now }
notice-factory-lost = the Factory and its income
notice-city-lost = the City: it is a Factory again
notice-quest-lost = its { $vp } VP
notice-scored = { $vp } VP ({ $now } in all)
notice-no-points = no points for this victory
notice-removed = { $misses ->
    [0] { $who } is off the board and enters by dice next turn
   *[other] { $who } is off the board, misses the next turn, then enters by dice
}
    .you = { $misses ->
    [0] you are off the board and enter by dice next turn
   *[other] you are off the board, miss your next turn, then enter by dice
}
notice-must-miss = { $who } misses the next turn
    .you = you miss your next turn
notice-missed-next = { $who } plays again in the next one
    .you = you play again in the next one

## The goal, and the first game

game-goal = Be the first to reach { $points } victory points{ $rounds ->
    [0] {""}
   *[other] , or lead after round { $rounds }
}: quests, Cities, won battles.

coach-round = You need 12 points. Quests bring 4 to 6, a City 6, your first win over a rival 8. A round has five turns; each new round sets two clans at war and pays 5 zefs for a Factory, 10 for a City.
coach-drive = This is your rover. A step ahead costs 1 move, and so does a quarter turn. The lit cells are within reach: point at one to see the way, click it to drive there.
coach-facing = The rover drives only forward, and turning costs moves. Face it where you want to go next turn.
coach-deed = Every cell offers something. On Wasteland: reputation for 2 zefs, a raid for an artifact, or a Factory if you have 5 residents, 10 zefs and reputation 1 there.
coach-residents = Capitals give you residents once a round. Residents build your Factories and are your strength in raids and battles.
coach-reputation = Reputation lets you build, makes the rover faster on that clan’s land and brings more residents. But its enemy in a war will like you less.
coach-artifact = An artifact is a trick to use once: extra moves, a reroll, a jump. Nobody sees which ones you hold, and the People buy them for 3 zefs each.
coach-quest = A quest was taken: 4 to 6 points for whoever completes it. Get yours from the People or from the Old One, one a round from each.
coach-battle = Rovers fight! Only a Fighter may attack: residents, reputation and a die on both sides. Change your form for free on a cell called Something.
