# The words of "Cry Havoc"

game-title = Cry Havoc
game-about = Humans, Machines and Pilgrims have landed on a planet full of crystals, and the Trogs who live there fight back. Every card is a march, a recruit, a building or a trick in battle; choose well when the crystals are counted.

## Sides, seats and places

player = { $side }
player-of = { $side ->
    [humans] the Humans
    [machines] the Machines
    [pilgrims] the Pilgrims
   *[trogs] the Trogs
}
nobody = nobody
seat-name = { $seat ->
    [1] Vega
    [2] Orion
    [3] Lyra
   *[4] Altair
}
terrain-name = { $terrain ->
    [mountain] mountain
    [desert] desert
    [jungle] jungle
    [ocean] ocean
   *[none] no terrain
}
deck-name = { $deck ->
    [mountain] Mountain deck
    [desert] Desert deck
    [jungle] Jungle deck
    [ocean] Ocean deck
   *[own] Your own deck
}
deck-of = { $deck ->
    [mountain] the mountain deck
    [desert] the desert deck
    [jungle] the jungle deck
    [ocean] the ocean deck
   *[own] their own deck
}
objective = { $objective ->
    [control] Control
    [capture] Capture
   *[attrition] Attrition
}
token-kind = { $kind ->
    [war_party] war party
    [nest] nest
   *[exploration] exploration token
}
support = { $support ->
    [artillery] Artillery
   *[watchtower] Watchtower
}

## Numbers

soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
crystals = { $count ->
    [0] no crystals
    [one] { $count } crystal
   *[other] { $count } crystals
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $icon ->
    [move] { $count } MP
    [recruit] { $count } RP
   *[build] { $count } BP
}
percent = { $whole ->
    [100] 100%
   *[other] { $whole }.{ $tenth }%
}

## Cards, structures, skills

bonus = { $bonus ->
    [card] draw a card
    [one_card] draw a card, once an action
    [star] +1 VP
   *[init] choose your place in the next round
}
card-icons = move { $move }, recruit { $recruit }, build { $build }
card-text = { $icons }. Battle: { $text }
card-text-bonus = { $icons }. Bonus: { $bonus }. Battle: { $text }
structure-text = Build { $build }, activate { $activate }. { $text }
structure-text-standing = Build { $build }. { $text }

## Choices

do-faction = { $side }
do-region = { $region }
do-turn = Turn up: { $region }
do-mark = Mark: { $region }
do-fight-next = Next: { $region }
do-give-up = Give up { $region }
do-call = Call in: { $region }
do-withdraw-to = Withdraw to { $region }
do-retreat = Retreat to { $region }
do-side = A soldier of { $side }
do-soldiers = { $soldiers }
do-spend = Spend { $crystals }
do-place-on = { $objective }: { $number }
do-deck = { $deck }
do-keep = Keep { $card }
do-redraw = Discard { $card }
do-put-under = Put away { $card }
do-objective = { $objective }
do-kill = Kill: { $objective }
do-lose = Lose: { $objective }
do-withdraw = Withdraw: { $objective }
do-capture = Capture: { $objective }
do-first = First: { $objective }
do-skip = Skip { $objective }
do-discard = Discard { $card }
do-take-back = Keep after all: { $card }
do-skill = Use { $skill }
do-ready = Make ready: { $skill }
do-march = Move
do-recruit = Recruit
do-build = Build and activate
do-draw-two = Draw two, keep one
do-enable = Enable scoring
do-end-turn = End turn
do-pay = { $card }
do-place = Place { $place }
do-from = { $region }: { $soldiers }
do-move-token = Move it from { $region }
do-new-token = A new token
do-raise = Build { $structure }
do-become = Soldier → { $structure }
do-activate = Activate { $structure }: { $region }
do-activate-free = Activate { $structure }
do-dissolve = { $structure } → soldier
do-relocate = Move { $structure }: { $region }
do-blow-up = Blow up { $structure }: { $region }
do-token = Move the { $kind }
do-play = Play { $card }
do-play-stored = From the Matrix: { $card }
do-shift = { $start } → { $objective }
do-fire = Fire at { $side }: { $objective }
do-ransom = Ransom from { $captor }
do-free = Free from { $captor } (Military Police)
pass-place = Keep your place
pass-marker = Leave it unmarked
pass-reinforce = No reinforcements
pass-activate = Do not activate
pass-tactics = Pass
pass-fire = Hold fire
pass-ransom = No more ransoms
done-pay = Discard these cards
done-march = Stop moving
done-build = Stop building
done-relocate = Stop moving structures
done-shift = Stop moving soldiers
done-deploy = Stop deploying
done-call = Stop calling in
done-kill = No more kills
done-withdraw = Stop withdrawing
ask-pays-nothing = { $icon ->
    [move] These cards give no MP. Discard them anyway?
    [recruit] These cards give no RP. Discard them anyway?
   *[build] These cards give no BP. Discard them anyway?
}

## What a choice costs

cost = { $what }
cost-each = { $points } each
cost-of = { $points } of { $all }
cost-vp = { $vp } VP

## What a choice brings

note-and = { $first }; { $rest }
note-text = { $text }
note-jammed = jammed: the card will have no effect
note-raise = { $text } Tokens left: { $left }.
note-deck = { $cards } in the deck
note-own-deck = { $cards } in the deck, { $discard } discarded
note-pay = +{ $gained }, { $sum } in all
note-paid = { $sum }
note-drawn = you draw { $cards }
note-vp = +{ $vp } VP
note-places = you may change your place in the next round
note-hand = your whole hand gives { $sum }
note-draw-two = costs no card
note-order = { $order }
note-battle = battle: { $soldiers } of { $foe }
note-tokens = { $tokens ->
    [one] { $tokens } Trog token
   *[other] { $tokens } Trog tokens
}: { $odds }
note-odds = { $trogs ->
    [one] { $trogs } Trog { $chance }
   *[other] { $trogs } Trogs { $chance }
}
note-exploration = exploration token
note-control = you take control
note-control-from = you take control from { $foe }
note-crystals = { $crystals } here
note-movable = { $movable } of { $soldiers } may leave
note-stay = stay behind: { $soldiers }
note-lost = { $points } lost
note-reserve = left in reserve: { $left }
note-there = already there: { $soldiers }
note-crystals-nobody = { $crystals }, nobody’s region
note-crystals-of = { $crystals }, region of { $who }
note-foes = { $soldiers } of { $foe }
note-score = { $side } +{ $vp }
note-enable = if the round ended now: you +{ $vp } VP (regions { $regions }, crystals { $crystals }); { $others }
note-ransom = held there: { $held }; you keep { $vp } VP
note-free = held there: { $held }; costs no VP, once a round
note-rest = for the other objectives: { $soldiers }
note-attrition = to Attrition: { $soldiers }
note-ahead = as it stands: Control { $control }, kills { $attacker_kills } : { $defender_kills }, VP { $attacker_vp } : { $defender_vp } (attack : defence), prisoners { $capture }
note-standing = attackers { $attacker }, defenders { $defender }

## Why not

why-no-cards = You have no cards to discard.
why-reserve-empty = Your reserve is empty.
why-nothing-to-draw = There are no cards to draw.
why-enabled = Scoring is already enabled this round.
why-last-round = In the last round scoring happens anyway.
why-no-enable-card = You do not hold your Enable Scoring card.
why-skill-used = This skill was already used this round.
why-other-phase = This skill is for the prisoners phase.
why-no-target = There is nothing to use it on.
why-few-crystals = You need { $need } and have { $have } stored.
why-enemy-hq = Nobody may enter another player’s HQ.
why-battle = There is a battle in this region.
why-barred = A Barrier closes this region.
why-too-far = Too far for the points you have.
why-pinned = { $attackers ->
    [one] { $attackers } attacker holds
   *[other] { $attackers } attackers hold
} { $held } of your soldiers fast, and you have { $soldiers } here.
why-attackers = Attackers cannot leave a battle.
why-must-stop = These soldiers had to stop here this turn.
why-not-controlled = You do not control this region.
why-hq = Nothing can be built in a region with an HQ.
why-stands-there = Such a structure already stands there.
why-no-structure = No token of this structure is left.
why-too-dear = It costs { $need }; you have { $have }.
why-activated = It was already activated in this action.
why-no-crystal = There is no crystal in this region.
why-no-support = No such token is left in the supply.
why-holds = The Barrier is already up.
why-no-battle-text = This card has no battle text.
why-wrong-terrain = The card needs { $card } terrain; here it is { $here }.
why-no-terrain = Outer regions have no terrain: no terrain card can be played.
why-too-poor = A ransom costs { $need } VP; you have { $have }.
why-occupied = Enemy soldiers stand there.
why-trogs-lurk = Trog tokens lie there.

## What a player is asked

ask-faction = Choose your faction.
ask-reinforce = Reinforcements: where to place a soldier?
ask-bloom = Crystal Bloom: where to add a crystal?
ask-nest = Nesting Season: where to lay a nest?
ask-discard = { $left ->
    [0] Ready with { $limit } cards?
   *[other] Down to { $limit } cards: discard { $left } more.
}
ask-action = { $acted ->
    [yes] Use a skill or end your turn.
   *[no] Action { $action } of { $all }: what will you do?
}
ask-pay = { $icon ->
    [move] Discard cards to move: { $points }.
    [recruit] Discard cards to recruit: { $points }.
   *[build] Discard cards to build: { $points }.
}
ask-place = Which place in the next round?
ask-march = Which soldiers move? { $points } left.
ask-march-to = { $region }: where to? { $points }.
ask-march-many = { $start } → { $region }: how many?
ask-turned = Trogs may run short: which tokens come first?
ask-marked = Too few markers: which region comes first?
ask-map = Field Map: look at which deck?
ask-keep = Which card do you keep?
ask-ready = Relay: which skill becomes ready?
ask-next-battle = Which battle comes next?
ask-give-up = No marker for { $region }: give up another region?
ask-recruit = How many soldiers? At most { $most }.
ask-land = Where do the recruits land? Left: { $left }.
ask-land-many = { $region }: how many land here?
ask-build = { $how ->
    [build] Build or activate: { $points }.
   *[activate] Activate: { $points }.
}
ask-build-where = { $structure }: where to build?
ask-target = { $structure }: choose the target.
ask-victim = { $region }: whose soldier?
ask-muster = { $region }: how many soldiers?
ask-spend = How many crystals? { $vp } VP each, { $stored } stored.
ask-matrix = Matrix: a card from which deck?
ask-overflow = The Matrix is full: which card goes?
ask-draw = Draw two: from which deck?
ask-skill = { $skill }: choose a region.
ask-token = { $skill }: a new token, or which one moves?
ask-kind = { $skill }: which token moves?
ask-goal = { $skill }: where to?
ask-teleport = { $start } → { $region }: how many?
ask-redraw = Which card do you discard?
ask-rebuild = { $region }: what do you rebuild?
ask-activate = Activate { $structure } for free?
ask-relocate = Which structure moves? { $left } more.
ask-relocate-to = { $structure }: where to?
ask-blow-up = Which structure blows up?
ask-control = { $role ->
    [trogs] For the Trogs: how many on Control?
   *[own] { $region }: how many on Control?
}
ask-capture = { $role ->
    [trogs] For the Trogs: how many on Capture?
   *[own] { $region }: how many on Capture?
}
ask-tactics = { $role ->
    [trogs] For the Trogs: play a card of yours?
   *[own] { $region }: play a card?
}
ask-shift = { $whose ->
    [own] Move a soldier of yours? { $left } more.
   *[foe] Move an enemy soldier? { $left } more.
}
ask-deploy = From the reserve onto which objective? { $left } more.
ask-call = Call in a soldier: from where?
ask-onto = { $region }: onto which objective?
ask-kill = Kill a soldier of { $foe }: on which objective?
ask-bleed = Lose a soldier: on which objective?
ask-withdraw = Withdraw a soldier? { $left } more.
ask-withdraw-to = Withdraw: where to?
ask-first = Which objective is resolved first?
ask-skip = Which objective is skipped?
ask-prisoner = A prisoner from { $foe }: off which objective?
ask-attrition = Attrition: which soldier of { $foe } falls?
ask-fire = { $region }: fire the Artillery?
ask-retreat = { $region } is lost: where do you retreat?
ask-retreat-many = { $region }: how many retreat here?
ask-burrow = The Trogs flee: where does their nest go?
ask-ransom = Ransom a soldier for { $price } VP? You have { $vp }.

## What is clicked, as the bar says it

click-faction = a faction
click-region = a region
click-army = soldiers
click-structure = a structure
click-tile = a tile
click-skill = a skill
click-card = a card
click-paid = a picked card
click-looked = a card
click-stored = a Matrix card
click-deck = a deck
click-place = a place
click-objective = an objective
click-party = soldiers
click-held = prisoners

## Whom the table waits for

wait-faction = which faction to lead
wait-reinforce = where to place a soldier
wait-bloom = where to add a crystal
wait-nest = where to lay a nest
wait-discard = which cards to discard
wait-action = what to do
wait-pay = which cards to discard
wait-place = which place to take in the next round
wait-march = whom to move
wait-march-to = where to go from { $region }
wait-march-many = how many go: { $start } → { $region }
wait-turned = which tokens to turn up first
wait-marked = which region to mark first
wait-map = which deck to look at
wait-keep = which card to keep
wait-ready = which skill to make ready
wait-next-battle = which battle comes next
wait-give-up = which region to give up for { $region }
wait-recruit = how many soldiers to recruit
wait-land = where the recruits land
wait-land-many = how many land: { $region }
wait-build = what to build or activate
wait-build-where = where to build: { $structure }
wait-target = which target to choose: { $structure }
wait-victim = whose soldier to kill: { $region }
wait-muster = how many soldiers to place: { $region }
wait-spend = how many crystals to spend
wait-matrix = which deck to draw for the Matrix from
wait-overflow = which card of the Matrix goes
wait-draw = which deck to draw from
wait-skill = how to use { $skill }
wait-teleport = how many to teleport: { $start } → { $region }
wait-redraw = which card to discard
wait-rebuild = what to rebuild: { $region }
wait-activate = whether to activate { $structure }
wait-relocate = which structures to move
wait-blow-up = which structure to blow up
wait-place-soldiers = how to place soldiers: { $region }
wait-tactics = whether to play a card: { $region }
wait-effect = how to use the card
wait-prisoner = whom to take prisoner
wait-attrition = who falls in Attrition
wait-fire = whether to fire the Artillery: { $region }
wait-retreat = where to retreat: { $region }
wait-burrow = where the nest goes
wait-ransom = whether to ransom soldiers

## Options

option-level = Skills
    .about = How many skills everyone has: the default one alone, or one or two random ones as well.
    .first = first game: the default one
    .experienced = one more
    .veteran = two more
option-level_per_player = Skills by seat
    .about = Whether each seat has its own number of skills, as a handicap.
    .off = the same for all
    .on = by seat
option-level_one = Skills of seat 1
    .about = Counts only if skills go by seat.
    .first = the default one
    .experienced = one more
    .veteran = two more
option-level_two = Skills of seat 2
    .about = Counts only if skills go by seat.
    .first = the default one
    .experienced = one more
    .veteran = two more
option-level_three = Skills of seat 3
    .about = Counts only if skills go by seat and three or four play.
    .first = the default one
    .experienced = one more
    .veteran = two more
option-level_four = Skills of seat 4
    .about = Counts only if skills go by seat and four play.
    .first = the default one
    .experienced = one more
    .veteran = two more
option-faction_pick = Factions
    .about = How players get their factions.
    .choose = chosen in seat order
    .random = random
option-nests_at_setup = Nest at the start
    .about = Whether a nest lies on the map from the start.
    .on = yes
    .off = no
option-jump_only_in_scoring_phase = Jumping event points
    .about = When points on the track can be jumped, which makes the game shorter.
    .off = at every gain of VP
    .on = in the scoring phase only
option-init_bonus_optional = Initiative cards
    .about = Whether a player may decline to change places.
    .on = may decline
    .off = must choose a place
option-tactics_end_on_first_pass = Passing in battle
    .about = Whether the first pass ends the play of cards for both sides.
    .off = the other may go on
    .on = it ends for both
option-retreat_split = Retreat
    .about = Whether survivors may retreat to several regions.
    .off = all to one region
    .on = to several
option-trog_winners_become_nest = Victorious Trogs
    .about = What is left of neutral Trogs that win a region.
    .off = soldiers and a nest
    .on = the nest alone
option-artillery_third_party = Artillery in others’ battles
    .about = Whether the Humans’ Artillery may fire where Humans do not fight.
    .on = yes
    .off = no
option-humans_minus_one_skill_2p = Humans with two players
    .about = Whether the Humans have one skill fewer in a game of two.
    .off = no
    .on = one fewer

## Where the score came from

source-crystals = Crystals
source-regions = Regions
source-control = Region Control
source-kills = Enemies killed
source-prisoners = Prisoners
source-structure = Structures
source-skill = Skills
source-exploration = Exploration
source-bonus = Stars
source-card = Cards in battle
source-ransom = Ransoms

## Notices: what was done to a player

notice-beaten = { $hit } lost the battle: { $region }
    .you = You lost the battle: { $region }
notice-victory = { $hit } won the battle: { $region }
    .you = You won the battle: { $region }
notice-attacked = { $attacker } attack { $hit }: { $region }
    .you = { $attacker } attack you: { $region }
notice-shot = { $who } killed a soldier of { $hit }: { $region }
    .you = { $who } killed one of your soldiers: { $region }
notice-abducted = { $who } took a soldier of { $hit } prisoner: { $region }
    .you = { $who } took one of your soldiers prisoner: { $region }
notice-ambushed = { $hit } lost a soldier to the wilds: { $region }
    .you = You lost a soldier to the wilds: { $region }
notice-taken = { $who } took a region from { $hit }: { $region }
    .you = { $who } took a region from you: { $region }
notice-lost-control = { $hit } no longer controls { $region }
    .you = You no longer control { $region }
notice-played = { $who } played { $card }
notice-control = Control: { $who }, { $own } against { $others }
notice-attrition = Attrition: attackers killed { $attacker }, defenders { $defender }
notice-killed = 1 soldier killed ({ $objective })
notice-captured = 1 soldier taken prisoner
notice-region-lost = control of { $region }
notice-prisoner = 1 prisoner
notice-scored = { $points } VP
notice-one-soldier = 1 soldier
notice-one-prisoner = 1 soldier; it can be ransomed
notice-battle-comes = battle { $number } is fought after the actions
notice-retreated = { $away ->
    [reserve] surviving { $who } return to the reserve
   *[region] surviving { $who } retreat: { $region }
}
    .you = { $away ->
        [reserve] your survivors return to the reserve
       *[region] your survivors retreat: { $region }
    }

## Log: set-up and rounds

told-faction = { $drawn ->
    [1] { $name } draws { $who }.
   *[other] { $name } leads { $who }.
}
told-landed = { $who } set up their HQ: { $region }.
told-skill = { $who } have the skill { $skill }.
told-ordered = { $who }: place { $place } in the turn order.
told-round = Round { $round }.
told-event = Event: { $event }. { $text }
told-final-round = Round { $round } is the last: it ends with the final scoring.
told-jumped = { $who } jump the event point at { $vp } VP: its events come later, the game is a round shorter.
told-initiative = { $who }: place { $place } in this round’s turn order.
told-reinforced = { $who } place a soldier: { $region }.
told-declined = { $who } decline.
told-crystals = { $region }: { $crystals ->
    [one] +{ $crystals } crystal
   *[other] +{ $crystals } crystals
}, { $now } in all.
told-nest = A nest is laid in { $region }.
told-storm = Orbital storm: arrows connect nothing this round.
told-round-ends = Round { $round } is over.

## Log: cards

told-drew = { $who } draw a card: { $hand } in hand.
told-drew-card = { $who } draw { $card }.
told-reshuffled = { $who } shuffle their discard pile into a new deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
told-discarded = { $who } discard { $card }.
told-looked = { $who } look at cards: { $deck }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
told-looked-at = { $who } see { $card }.
told-kept = { $who } keep a card: { $hand } in hand.
told-kept-which = { $who } keep { $card }.

## Log: actions

told-action = Action { $number } of 3.
told-turn = { $who }: action { $number } of 3.
told-chose = { $action ->
    [march] { $who } move.
    [recruit] { $who } recruit.
    [build] { $who } build and activate.
    [draw_two] { $who } draw two cards to keep one.
   *[enable] { $who } enable scoring.
}
told-no-action = { $who } can do nothing and miss the action.
told-paid = { $who } discard { $card }.
told-points = { $icon ->
    [move] { $who } have { $points } MP to spend.
    [recruit] { $who } have { $points } RP to spend.
   *[build] { $who } have { $points } BP to spend.
}
told-moves-up = { $who } take place { $place } in the next round.
told-marched = { $who }: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}, { $start } → { $region }.
told-explored = { $who } explore { $region }: { $find }. { $text }
told-turned = { $region }: a { $kind } is turned up, { $trogs ->
    [one] { $trogs } Trog
   *[other] { $trogs } Trogs
} and { $crystals }.
told-trogs-came = { $region }: { $trogs ->
    [one] { $trogs } Trog appears
   *[other] { $trogs } Trogs appear
}, { $now } in all.
told-ambushed = { $who } lose a soldier in { $region }: no Trogs were left to place.
    .you = You lose a soldier in { $region }: no Trogs were left to place.
told-took = { $taken ->
    [yes] { $who } take { $region } from { $old }.
   *[no] { $who } take control of { $region }.
}
    .you = { $taken ->
        [yes] { $who } take { $region } from you.
       *[no] { $who } take control of { $region }.
    }
told-lost-control = { $who } no longer control { $region }.
    .you = You no longer control { $region }.
told-declared = Battle { $number }, { $region }: { $attacker } attack { $defender }.
    .you = Battle { $number }, { $region }: { $attacker } attack you.
told-off = { $region }: battle { $number } will not be fought, one side is gone.
told-recruited = { $who } recruit { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
} ({ $region }), { $reserve } left in reserve.
told-built = { $who } build { $structure }: { $region }.
told-activated = { $who } activate { $structure }: { $region }.
told-support = { $support } placed: { $region }.
told-support-back = { $support } leaves { $region }.
told-stored = A card goes into the Matrix: { $terrain }, { $cards } in all.
told-stored-which = Stored in the Matrix: { $card }.
told-under = A card of the Matrix goes under its deck: { $terrain }.
told-under-which = Under its deck: { $card }.
told-shot = { $prisoner ->
    [1] { $who } take a soldier of { $victim } prisoner in { $region }.
   *[other] { $who } kill a soldier of { $victim } in { $region }.
}
    .you = { $prisoner ->
        [1] { $who } take one of your soldiers prisoner in { $region }.
       *[other] { $who } kill one of your soldiers in { $region }.
    }
told-mustered = { $who } place { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}: { $region }.
told-extracted = The Extractor works in { $region }: { $stored ->
    [one] { $stored } crystal
   *[other] { $stored } crystals
} in store.
told-spent = Pilgrims spend { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}, { $stored } left in store.
told-barrier = A Barrier closes { $region } until the actions phase ends.
told-enabled = { $who } enable scoring: this round the crystals count.
told-used-skill = { $who } use { $skill }.
told-token-put = { $moved ->
    [yes] { $who } move a token of { $skill }: { $start } → { $region }.
   *[no] { $who } put a token of { $skill } in { $region }.
}
told-rebuilt = { $back ->
    [1] { $region }: { $structure } becomes a soldier.
   *[other] { $region }: a soldier becomes { $structure }.
}
told-relocated = { $structure } moves: { $start } → { $region }.
told-destroyed = { $who } give up { $structure } in { $region }.
told-teleported = Teleport: { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}, { $start } → { $region }.
told-resonated = { $crystals ->
    [one] { $crystals } crystal moves
   *[other] { $crystals } crystals move
}: { $start } → { $region }.
told-migrated = { $kind ->
    [nest] A nest moves
   *[war_party] A war party moves
}: { $start } → { $region }.
told-skill-ready = { $who } may use { $skill } again.
told-turn-ends = { $who } end their turn.

## Log: battle

told-battle = Battle { $number }, { $region }: { $attacker } against { $defender }.
told-acts-for-trogs = { $name } acts for the Trogs in { $region }.
told-placed = { $who } place soldiers: Control { $control }, Capture { $capture }, Attrition { $attrition }.
told-support-fights = { $region }: the Humans’ support joins in, Artillery { $artillery }, Watchtowers { $towers }.
told-played = { $stored ->
    [1] { $who } play { $card } from the Matrix.
   *[other] { $who } play { $card }.
}
face-played = { $who } play { $card }. { $text }
told-jammed = { $who }: { $card } has no effect.
told-passed = { $who } pass.
told-shifted = A soldier of { $who }: { $start } → { $objective }.
told-deployed = { $who } bring a soldier from the reserve: { $objective }.
told-called-in = { $who } call in a soldier: { $region } → { $objective }.
told-killed = { $killer ->
    [none] { $victim } lose a soldier on { $objective }.
   *[other] { $who } kill a soldier of { $victim } on { $objective }.
}
told-shielded = { $who } are shielded: { $kills ->
    [one] { $kills } kill
   *[other] { $kills } kills
} cancelled.
told-effect = { $effect ->
    [shield] { $who }: { $amount ->
        [one] the first kill of Attrition
       *[other] the first { $amount } kills of Attrition
    } will be cancelled.
    [edge] { $who } count { $amount } more on { $objective }.
    [tie] { $who } win ties on { $objective }.
    [capture_more] { $who } will take { $amount ->
        [one] { $amount } prisoner
       *[other] { $amount } prisoners
    } if they win Capture.
    [no_capture] { $who } cannot be captured in this battle.
    [jam] The next card against { $who } will have no effect.
    [hush] The enemy of { $who } plays no more cards.
    [win_vp] { $who } gain { $amount } VP more if they win { $objective }.
    [skip] { $who } cancel an objective: { $objective }.
   *[retreat_any] { $who } may retreat to any region of theirs.
}
told-order = The objectives are now resolved in this order: { $first }, { $second }, { $third }.
told-skipped = { $objective } is not resolved in this battle.
told-withdrew = A soldier of { $who } leaves the battle: { $objective } → { $region }.
told-peeked = { $name } looks at { $other }’s hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
told-peeked-at = { $name } holds { $card }.
told-control-won = { $who } win Control of { $region }: { $own } against { $others }.
told-capture-tied = { $region }: nobody wins Capture, no prisoner is taken.
told-captured = { $who } take a soldier of { $victim } prisoner.
    .you = { $who } take one of your soldiers prisoner.
told-attrition = Attrition: the attackers kill { $attacker }, the defenders { $defender }.
told-fired = The Humans’ Artillery kills a soldier of { $victim }.
    .you = The Humans’ Artillery kills one of your soldiers.
told-retreated = { $away ->
    [reserve] { $who }: { $soldiers ->
        [one] { $soldiers } soldier has
       *[other] { $soldiers } soldiers have
    } nowhere to retreat and { $soldiers ->
        [one] returns
       *[other] return
    } to the reserve.
   *[region] { $who } retreat with { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }: { $region }.
}
told-battle-ends = Battle { $number } is over: { $region }.

## Log: prisoners, scoring, the end

told-ransomed = { $price ->
    [0] { $who } get a soldier back from { $captor } for free.
   *[other] { $who } ransom a soldier from { $captor } for { $price } VP.
}
told-scored = { $who }: +{ $points } VP, { $source ->
    [control] Region Control
    [prisoners] prisoners
    [kills] enemies killed
    [crystals] crystals
    [regions] regions
    [bonus] a star
    [exploration] exploration
    [structure] a structure
    [skill] a skill
   *[card] a card
}. Now { $now }.
told-lost-points = { $who }: −{ $points } VP, now { $now }.
told-scoring = { $final ->
    [1] Final scoring: crystals count, regions do not.
   *[other] Scoring, enabled by { $who }.
}
told-region-scored = { $region }: { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
} for { $who }.
told-final-score = { $who }: final score { $points } VP.
told-tie-broken = { $by ->
    [1] A tie: { $who } win by prisoners.
   *[other] A tie: { $who } win as the last in the turn order.
}

## Pictures

draw-terrain = { $terrain ->
    [mountain] mountain
    [desert] desert
    [jungle] jungle
    [ocean] ocean
   *[none] outer region, no terrain
}
draw-help-hq = HQ of the { $side }. Nobody else may enter.
draw-help-owner = Controlled by the { $side }
draw-help-crystals = Crystals: { $many }
draw-help-battle = Battle no. { $number }: nobody may enter or build here any more.
draw-help-structures = Structures: { $names }
draw-help-lurking = Face-down Trog tokens. Trogs to come: { $chances }. Crystals: { $crystals } on average.
draw-help-arrow = { $storm ->
    [yes] The arrow to { $region } is closed by the storm.
   *[no] The arrow leads to { $region }.
}
draw-help-point = { $final ->
    [yes] { $vp } VP: final scoring
   *[no] { $vp } VP: event markers. Whoever jumps the point makes the game a round shorter.
}
draw-order-now = Initiative
draw-order-next = Next round
draw-unseen-events = Not seen yet
draw-unseen-tokens = Tokens not turned
draw-battles = Battles
draw-card-battles = Playable in battles: { $numbers }
draw-icon = { $icon ->
    [move] movement
    [recruit] recruiting
   *[build] building
}
draw-bonus = { $bonus ->
    [card] bonus: draw a card
    [one_card] bonus: draw a card, one in the whole action
    [star] bonus: 1 VP
   *[init] bonus: choose a place in the next turn order
}
draw-fact = { $what ->
    [hand] cards in hand
    [deck] personal deck
    [discard] discard pile
    [reserve] soldiers in reserve
    [markers] control markers left
    [captured] own soldiers captured
    [stored] stored crystals
    [regions] controlled regions
    [crystals] crystals in own regions
    [soldiers] soldiers on the planet
    [prisoners] prisoners
   *[matrix] cards in the Matrix
}
draw-label = { $what ->
    [hand] hand
    [deck] deck
    [discard] discard
    [reserve] reserve
    [markers] markers
    [captured] captured
    [stored] stored
    [regions] regions
   *[matrix] Matrix
}
draw-now = { $needs ->
    [0] scoring now: { $span }
   *[other] scoring now: { $span } · next point in { $needs }
}
draw-own-deck = Deck: { $cards }. In it: { $names }
draw-own-discard = Discard pile: { $cards }. In it: { $names }
draw-discarding = To be discarded: { $cards }. You may change your mind until all are ready.
draw-reach = { $regions ->
    [one] { $regions } region within reach
   *[other] { $regions } regions within reach
}
draw-recruits = { $soldiers ->
    [one] recruits { $soldiers } soldier
   *[other] recruits { $soldiers } soldiers
}
draw-of-hand = of { $points } in the whole hand
draw-will-draw = cards to draw: { $many }
draw-will-gain = +{ $many } VP
draw-will-move-up = initiative changes: { $many }
draw-hand = Hand: { $cards }
draw-matrix = Matrix
draw-looked = You look at
draw-known = Known in other hands
draw-known-of = { $known } of { $hand } cards in hand are known
draw-unseen = in hand or deck: { $names }
draw-skills = Skills
draw-skill-state = { $state ->
    [used] used
   *[ready] ready
}
draw-tiles = Structures
draw-costs = build { $build }{ $activate ->
    [0] , not activated
   *[other] , activate { $activate }
}
draw-tokens = { $standing } on the map, { $left } left
draw-battle = Battle { $number }: { $region }, { $terrain }
draw-role = { $role ->
    [attacker] attacks
   *[defender] defends
}
draw-passed = passed
draw-to-place = { $many } to place
draw-objective = { $objective ->
    [control] Control
    [capture] Capture
   *[attrition] Attrition
}
draw-objective-help = { $objective ->
    [control] Whoever has more takes the region and 2 VP. A tie is the defender’s.
    [capture] Whoever has more takes a prisoner. Nobody does on a tie.
   *[attrition] Each soldier here kills an enemy on any objective: 1 VP each.
}
draw-mark = { $mark ->
    [tie_control] wins a tie on Control
    [tie_capture] wins a tie on Capture
    [shield] shield { $many }
    [safe] cannot be captured
    [jammed] next card jammed
    [anywhere] may retreat anywhere
   *[takes] takes { $many } prisoners
}
draw-acting = { $who } acts for the Trogs: with cards of their own, and no VP for what the Trogs do.
draw-if-pass = If all pass now (attack : defence):
draw-now-control = { $tie ->
    [yes] region to the { $side } (tie)
   *[no] region to the { $side }
}
draw-now-capture = prisoners for the { $side }: { $many }
draw-now-kills = kills { $attacker } : { $defender }
draw-now-points = VP { $attacker } : { $defender }
draw-now-left = survivors { $attacker } : { $defender }
draw-now-nest = the Trogs leave, a nest is laid nearby
draw-now-retreat = { $many ->
    [0] { $side } retreat to the reserve
   *[other] { $side } retreat: { $where }
}
draw-factions = Choose a faction
draw-set-up = Set-up
draw-round = { $last ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
draw-rounds-left = { $left ->
    [0] last round
    [one] { $left } round to go
   *[other] { $left } rounds to go
}
draw-phase = { $phase ->
    [1] events
    [2] draw cards
    [3] actions
    [4] battles
    [5] prisoners
   *[6] scoring
}
draw-action = Action { $action } of 3
draw-enabled = Scoring: { $side }
draw-last-round = Final scoring
draw-storm = storm: arrows closed
draw-threats-name = Threats
draw-threats = Show how many enemy soldiers could come: with an average hand and with the best one
draw-no-faction = no faction chosen yet
draw-if-scored = Scoring now would bring { $total }; with battles to come { $low } to { $high }. If this side enables it: { $mine }.
draw-jump = { $needs } VP to jump the point at { $point }
draw-held = { $side } captured: { $many }
draw-held-by = Held by the { $side }: { $many }
draw-holdings = Final position
draw-tie = { $by ->
    [prisoners] Prisoners decided the tie on points.
   *[initiative] The initiative order decided the tie.
}
draw-winner = winner

## Terminal

text-round = Round { $round }, { $left ->
    [0] the last
   *[other] { $left } to go
}
text-signs = { $crystal } crystals · { $battle } battle number · { $party } war parties · { $nest } nests · { $find } exploration tokens
text-name = { $thing }
text-region = Region
text-terrain = Terrain
text-owner = Owner
text-soldiers = Soldiers
text-lies-there = Lies there
text-structures = Structures
text-player = Player
text-vp = VP
text-if-scored = Scoring
text-hand = Hand
text-deck = Deck/discard
text-reserve = Reserve
text-prisoners = Prisoners
text-skills = Skills
text-your-hand = Your hand
text-icons = M/R/B

## The goal, and the first game

game-goal = Have the most victory points after five rounds: crystals, regions, battles, prisoners.

coach-action = You have three actions a round. To move, recruit or build you discard cards, and each matching icon on them is one point to spend. You draw four new cards every round.
coach-pay = Click the cards you pay with: each icon of this action is one point. Keep a card or two for battles, where they do something else.
coach-march = One point moves one soldier to a neighbouring region. An empty region becomes yours; where an enemy or a Trog token waits, there will be a battle at the end of the round.
coach-recruit = Recruits come to your headquarters. Take all you have paid for: soldiers in reserve win nothing.
coach-scoring = Crystals bring points only in rounds in which somebody has enabled scoring. One card of your deck does it, and whoever plays it also gets a point for every region.
coach-trogs = Trogs! They defend their region on the battle token shown here. Battles come after everybody’s actions, so count your soldiers before marching in.
coach-objectives = Spread your soldiers. Control: the region and 2 points. Capture: one prisoner. Attrition: each of your soldiers there kills one enemy for 1 point.
coach-tactics = Now you may play a card for what it does in battle. Sides take turns; whoever passes plays no more in this battle.
coach-scored = Scoring: everybody gets a point for each crystal in their regions. Take regions rich in crystals before the next one.
