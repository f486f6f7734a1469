# Words of Claustrophobia

game-title = Claustrophobia
game-about = A handful of humans descends into catacombs that open tile by tile, and the dark around them swarms with Troglodytes. One leads the party and guards every line, the other gathers threat and bides his time. Eight scenarios.

## Sides, warriors, places

seat-name = { $seat ->
    [1] Humans
   *[2] Demon
}
trog = { $tough ->
    [yes] Tough Troglodyte
   *[no] Troglodyte
}
trog-of = { $tough ->
    [yes] Tough Troglodyte
   *[no] Troglodyte
}
trog-to = { $tough ->
    [yes] Tough Troglodyte
   *[no] Troglodyte
}
trogs-of = Troglodytes
trogs = { $count ->
    [one] { $count } Troglodyte
   *[other] { $count } Troglodytes
}
side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
tile-text = { $kind ->
    [exit] the Exit: room for 5 warriors of each side
    [pentacle] the Pentacle: room for 5 warriors of each side
    [lair] a lair: Troglodytes may always be brought in here
    [stash] a stash: the scenario says what it does
    [hole] a hole: Troglodytes go from hole to hole for 1 MVT
    [flooded] flooded: a move ends here, and leaving takes all MVT
    [tentacles] tentacles: each hit in combat counts twice
    [booby] a trap: the first human to enter sets it off
    [tight] tight: room for 1 warrior of each side
    [mechanism] a mechanism: the first human to enter gives the Demon one more die
   *[plain] nothing special
}

## Numbers and values

values = MVT { $mvt }, CBT { $cbt }, DEF { $df }
stat = { $stat ->
    [mvt] MVT
    [cbt] CBT
   *[def] DEF
}
talent = { $talent ->
    [blessed] Blessed
    [bodyguard] Bodyguard
    [impressive] Impressive
    [elusive] Elusive
   *[frantic] Frantic
}
hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
threat = { $count ->
    [one] { $count } TP
   *[other] { $count } TP
}
percent = { $whole ->
    [100] 100%
   *[other] { $whole }.{ $tenth }%
}
tenths = { $whole }.{ $tenth }
deed = { $deed ->
    [light_fuse] Light the fuse
    [chant] Chant
    [put_seal] Lay a Seal
    [exorcise] Exorcise
    [open_chest] Open the chest
    [take_chest] Take the chest
   *[break_seal] Break a Seal
}
item-advantage = Advantage card

## Choices

do-human = { $human }
do-give = { $value } → { $human }
do-take-back = Take the die back: { $human }
do-place = { $value } → { $space }
do-lift = Take { $value } back: { $space }
do-reroll = Re-roll the { $value }
do-change = { $card }: change the { $value }
do-value = Make it { $value }
do-play = Play { $card }
do-gift = Gift: { $gift }
do-take-gift = Take the gift { $gift }
do-bless = { $stat ->
    [mvt] Bless { $human }: MVT
   *[cbt] Bless { $human }: CBT
}
do-step = { $tile } ({ $side })
do-hole = Through the hole: { $tile }
do-explore = Explore: { $side }
do-explore-with = { $card }: { $side }
do-leave = Leave by the Exit
do-attack = Attack: { $target }
do-shoot = Shoot: { $target }, { $tile }
do-strike = Attack: { $whom }
do-deed = { $deed }
do-end = End the activation
do-end-phase = End the phase
do-spot = { $tile }
do-throw = Throw: { $tile } ({ $side })
do-break = Break the Seal: { $tile }
do-flee = Flee: { $tile }
do-edge = { $tile }: { $side }
do-target = { $target }
do-heal = Heal line { $line }
do-wound = Wound on line { $line }
do-guard = { $count ->
    [0] Take none
   *[other] { $human } takes { $hits }
}
do-tokens = { $count ->
    [0] Spend no token
    [one] Spend { $count } token
   *[other] Spend { $count } tokens
}
do-tile = Hand over: { $tile }
do-turn = { $turn ->
    [0] Lay it as it is
    [1] Turn it 90° right
    [2] Turn it 180°
   *[3] Turn it 90° left
}
do-trog = { $trog }: { $tile }
do-remove-trog = Remove: { $trog }, { $tile }
do-fiend = { $fiend }
do-remove-fiend = Remove: { $fiend }
do-swarm = All attack { $whom }: { $trogs }
do-summon = Troglodyte: { $tile }
do-summon-demon = { $demon }: { $tile }
do-buy = { $item }
pass-card = Play no card
pass-death = Let him die
done-build = Confirm the force
done-roll = Keep the dice
done-initiative = Continue
done-summon = Done bringing in
ask-idle = Still able to act: { $who }. End the phase anyway?
ask-idle-demons = { $count ->
    [one] { $count } warrior beside humans has not acted yet
   *[other] { $count } warriors beside humans have not acted yet
}. End the phase anyway?

## The price of a choice

cost-mvt = { $mvt } of { $left } MVT
cost-all-mvt = all MVT: { $mvt }
cost-tp = { $price } of { $tp }
cost-points = { $price } of { $points }

## What a choice brings

note-and = { $first }; { $rest }
note-text = { $text }
note-gift = die { $die }. { $text }
note-random-card = a random card of the deck
note-unspent = { $points ->
    [one] { $points } point is lost
   *[other] { $points } points are lost
}
note-values = { $values }
note-exhausting = { $talents ->
    [0] Exhausted: { $values }
   *[other] Exhausted, without talents: { $values }
}
note-wakes = allows the gift { $gift }
note-before-after = { $before } → { $after }
note-plus = +{ $amount }
note-heals-line = line { $line } heals
note-warrior = { $values }; wounds { $wounds } of 6
note-exhausted = Exhausted: { $values }; wounds { $wounds } of 6
note-wounds = { $deadly ->
    [yes] wounds { $wounds } of 6, one more kills
   *[no] wounds { $wounds } of 6
}
note-die = his die: { $die }
note-objects = will not work: { $objects }
note-enemies = { $count ->
    [one] { $count } enemy there
   *[other] { $count } enemies there
}
note-left-behind = held back: { $who } ({ $enemies } against { $friends })
note-stack = { $tiles ->
    [one] { $tiles } tile in the stack
   *[other] { $tiles } tiles in the stack
}
note-foresight = { $tiles ->
    [one] you see { $tiles } tile
   *[other] you see { $tiles } tiles
} and hand one over
note-next-tile = next tile: { $tile }
note-target = scenario tile: { $chance }
note-sides = { $count ->
    [one] { $count } opening
   *[other] { $count } openings
}
note-turn = new openings { $openings }, connections { $connections }
note-crowd = humans { $humans }, Demon side { $demons }
note-beyond = leads to: { $tile }
note-unused = { $attack ->
    [yes] { $mvt ->
        [0] no attack
       *[other] { $mvt } MVT and the attack are lost
    }
   *[no] { $mvt } MVT lost
}
note-odds = { $dice } at { $need }+: { $average } on average; hits: { $spread }
note-share = { $more ->
    [yes] { $hits }+: { $chance }
   *[no] { $hits }: { $chance }
}
note-spread = { $first }, { $rest }
note-kills = { $target ->
    [trogs] kills all: { $chance }
    [fiend] finishes it off: { $chance }
   *[human] someone dies: { $chance }
}
note-doubled = tentacles double every hit
note-frantic = misses are re-rolled
note-last-line = the last line: he dies
note-line-in-use = { $values }; in use, and he keeps it this round
note-wakes-up = { $values }; no longer Exhausted
note-shared = left for the target: { $rest }
note-tokens = losses: { $trogs }
note-partner = needs beside it: { $values }
note-complete = fills the space
note-threat = threat { $before } → { $after }
note-trogs = { $stat ->
    [mvt] Troglodyte MVT { $before } → { $after }
    [cbt] Troglodyte CBT { $before } → { $after }
   *[def] Troglodyte DEF { $before } → { $after }
}, { $count } in play
note-slowed = humans: { $cap } MVT at most
note-calm = { $after } dice next phase, not { $before }
note-draw = an Event card; { $deck } in the deck
note-trap = { $count ->
    [0] a wound for one human
   *[other] a wound for one human; it would kill { $count }
}
note-waive = { $effect ->
    [waive_humans] also where humans stand, more tiles: { $count }
   *[waive_opening] also without an opening, more tiles: { $count }
}
note-summon = { $steps ->
    [0] a human is right here
    [one] { $steps } step to a human
   *[other] { $steps } steps to a human
}; room for { $room }
note-summon-far = reaches no human this round; room for { $room }
note-demon = { $values }; health { $health }; entries left { $entries }
note-kept = kept for later: { $tp }
note-trog = { $values }; ready: { $ready }
note-fiend = { $values }; health { $left } of { $health }
note-there = { $trogs } there
note-light = instead of attacking; the D10 is set to { $fuse }
note-chant = instead of attacking; the D10 shows { $now } of { $needed }
note-seal = instead of attacking; Seals left: { $left }
note-exorcise = instead of attacking; { $dice } at { $need }+: { $chance }
note-open = instead of attacking; full: { $chance }
note-break = instead of attacking; needs { $need }+: { $chance }

## Why not

why-not-connected = Not connected: there is a wall between the tiles.
why-full = No room: it holds { $capacity }.
why-blocked = Held back: { $enemies } enemies against { $friends }.
why-held = Held by an Impressive enemy: { $who }.
why-no-mvt = No MVT left.
why-move-over = The move is over.
why-flooded = He must stay in the Flooded Tunnel this time.
why-oil = The passage burns until the Demon action phase ends.
why-cave-in = The passage is blocked until the next Human action phase ends.
why-lost = Lost: this way is closed to humans for good.
why-seal = A Seal of protection lies there.
why-stack-empty = The stack is empty: nothing is left to explore.
why-demons-never = The Demon side never explores.
why-no-hole = There is no other hole.
why-may-not-leave = { $leave ->
    [anyone] He cannot leave now.
    [carrier] Only the carrier of the full chest may leave.
    [captive] Only the Captive may leave.
   *[nobody] Nobody leaves by the Exit in this scenario.
}
why-not-on-exit = You can only leave from the Exit tile.
why-no-cbt = CBT 0: there is nothing to strike with.
why-attacked = He has attacked, or done something instead, in this activation.
why-no-enemy = There is no enemy here.
why-no-passage = There is no open passage to it.
why-activated = He has already acted in this phase.
why-exhausted = He is Exhausted.
why-nothing-to-do = There is nothing he can do now.
why-courageous = He has the Courage token: fear does not touch him.
why-wrong-moment = This card cannot be played now.
why-has-acted = Only before he moves or attacks.
why-no-target = There is nobody and nothing to use it on.
why-no-effect = Doing it again would have no effect.
why-wrong-die = The gift needs a { $die } given to the Redeemer.
why-line-wounded = The line of this gift is wounded.
why-used = It has already been used.
why-no-tp-to-lose = The Demon has no TP.
why-unhurt = There is no wound.
why-no-token = Both tokens are in play.
why-wrong-value = This die does not fit here.
why-space-used = The red space has already been used.
why-cannot-complete = A space for two dice would be left half filled.
why-space-closed = The scenario has closed this space.
why-human-there = There are humans on the tile.
why-no-opening = The tile has no unexplored opening.
why-no-trog = All 11 Troglodytes are in play.
why-no-tp = You need { $need } and have { $have }.
why-demon-in-play = The Demon is already in play.
why-no-entries = The Demon cannot come any more.
why-not-there = That cannot be done here.
why-done-before = The fuse is already burning.
why-not-his-deed = Only the Redeemer can do that.
why-enemy-there = Enemies on the tile are in the way.
why-seal-there = A Seal lies here already.
why-no-seals = No Seals are left.
why-too-dear = Not enough points: { $points } left.
why-none-left = None are left, or nobody may carry it.
why-listed-before = A force is bought in list order: you cannot go back.

## Questions to a player

ask-build = Build your force. Points left: { $points }.
ask-owner = { $object }: for whom?
ask-extra-gift = Which other gift does the Redeemer get?
ask-after-roll = Change an initiative die?
ask-new-value = It was { $value }. Change it to what?
ask-assign = { $left ->
    [0] All dice are given out. Ready?
   *[other] Give dice to your warriors: { $left } to go.
}
ask-initiative-done = Bless, use a gift or play a card?
ask-courage = { $gift }: who gets the token?
ask-second-wind = { $card }: for whom?
ask-next-human = Who acts next?
ask-act = { $who }, MVT { $mvt }. What now?
ask-heal-who = { $gift }: whom to heal?
ask-heal-line = { $human }: which wound? { $left } to go.
ask-grenade = { $card } ({ $human }): where to?
ask-oil = { $card } ({ $human }): which passage?
ask-water = { $card } ({ $human }): at whom?
ask-hand-over = Which tile goes to the Demon?
ask-guard = Does { $human } guard { $other }? { $hits }.
ask-wound = { $source ->
    [attack] { $human } is wounded. Which line? { $left } to go.
    [booby] A trap, { $human }. Which line? { $left } to go.
    [trap] Trap, { $human }. Which line? { $left } to go.
    [grenade] Grenade, { $human }. Which line? { $left } to go.
    [crawling] Crawling death, { $human }. Which line?
   *[possession] { $human } is free. Which wounds? { $left } to go.
}
ask-exorcise = Whom to exorcise?
ask-destiny = { $left ->
    [0] All dice are on the board. Ready?
   *[other] Place the Destiny dice: { $left } to go.
}
ask-trap = Trap: whom to wound?
ask-summon = Bring in warriors? You have { $tp } TP.
ask-tough = { $card }: on which tile?
ask-cave-in = { $card }: which passage?
ask-next-demon = Which of yours acts?
ask-unguard = { $card }: who loses Bodyguard?
ask-miasma = { $card }: on which tile?
ask-act-demon = { $who }, MVT { $mvt }. What now?
ask-break = Which Seal to break?
ask-lay = { $tile }: which way round?
ask-hole = Where does the hole token go?
ask-tokens = { $tile }: { $hits }. Spend how many tokens?
ask-vertigo = { $card }: whose die?
ask-vertigo-second = { $human }: swap with whom?
ask-rust = { $card }: whose objects?
ask-panic = { $human } panics: where to?
ask-possessed = { $tile }: who is possessed here?
ask-remove = { $tile }: too crowded. Who goes?
ask-window-initiative = The dice are given out. Play a card?
ask-window-activation = { $human } is about to act. Play a card?
ask-window-tile = Turned up: { $tile }. Play a card?
ask-window-explored = Explored: { $tile }. Play a card?
ask-window-hits = { $human }: { $hits }. Play a card?
ask-window-death = { $human } would die. Play a card?

## What is clicked: "click …"

click-tile = a tile
click-open = a passage
click-fig = a warrior
click-fiend = a warrior
click-trogs = Troglodytes
click-trog = a Troglodyte
click-demon = the Demon card
click-turn = a rotation
click-peek = a tile
click-human = a warrior card
click-line = a line
click-slot = a given die
click-die = a die
click-value = a value
click-space = a space
click-placed = a placed die
click-card = a card
click-gift = a gift
click-item = an item

## Whom we wait for

wait-build = what the force will be
wait-owner = who gets { $object }
wait-extra-gift = which other gift to take
wait-after-roll = whether to change an initiative die
wait-new-value = what to put instead of { $value }
wait-assign = who gets which die
wait-initiative-done = what to do before the actions
wait-courage = who gets the token: { $gift }
wait-second-wind = who gets { $card }
wait-next-human = who acts next
wait-act = what to do: { $who }
wait-heal-who = whom to heal: { $gift }
wait-heal-line = which wound to heal: { $human }
wait-card = how to use { $card }
wait-hand-over = which tile to hand over
wait-guard = whether { $human } guards { $other }: { $hits }
wait-wound = { $source ->
    [possession] which lines are wounded: { $human }, { $left } to go
   *[other] which line is wounded: { $human }, { $left } to go
}
wait-exorcise = whom to exorcise
wait-destiny = where the Destiny dice go
wait-trap = whom to wound
wait-summon = whom to bring in, and where: { $tp } TP
wait-event = how to use { $card }
wait-next-demon = who acts next
wait-break = which Seal to break
wait-lay = how the tile lies: { $tile }
wait-hole = where the hole token goes
wait-tokens = which Troglodytes are hit: { $tile }, { $hits }
wait-vertigo = whose die is swapped with that of { $human }
wait-panic = where { $human } flees
wait-possessed = who is possessed: { $tile }
wait-remove = who is removed: { $tile }

## Options

options-of-rules = Where the rules can be read in two ways
options-of-handicap = Handicaps
option-scenario = Scenario
    .about = Who fights whom, what to find and how to win. Start with The Survivors.
    .survivors = The Survivors
    .tide = Stem the Tide
    .head = Cut Off the Head
    .ritual = The Ritual
    .possessed = The Possessed
    .dares = Who Dares, Wins
    .captive = The Captive
    .infection = Infection
option-force = Force
    .about = Only for Who Dares, Wins: a ready-made force, or your own for 20 points.
    .preset = ready-made
    .build = built by the Human
option-red_limit = Red spaces of the Board of Destiny
    .about = How often one red space can be used.
    .phase = once in a Threat phase
    .game = once in the game
option-bodyguard_any = Bodyguard
    .about = Which hits a Bodyguard may take for another warrior.
    .off = hits of attacks
    .on = any hit on his tile
option-lair_with_humans = Lair
    .about = Whether Troglodytes may be brought in on a Lair where humans stand.
    .on = yes
    .off = no
option-open_advantages = Advantage cards
    .about = Whether the Demon player sees the cards of the humans.
    .off = hidden
    .on = open
option-demon_deck = Demon handicap: deck
    .about = Both Panic! and Lost leave the Event deck: useful cards come more often.
    .off = no
    .on = yes
option-demon_threat = Demon handicap: threat
    .about = The Demon starts with 3 more TP.
    .off = no
    .on = yes
option-human_advantage = Human handicap: card
    .about = The humans draw one more Advantage card.
    .off = no
    .on = yes
option-human_gift = Human handicap: gift
    .about = The humans choose one more gift for the Redeemer.
    .off = no
    .on = yes

## How near the end is

goal-left = { $now } of { $needed } have left
goal-fuse = { $state ->
    [unlit] fuse not lit, it takes { $fuse }
    [held] fuse: { $clock }, the Demon holds the Shaft
   *[burns] fuse: { $clock } of { $fuse }
}
goal-demon = { $extra ->
    [0] Master of Souls not found, health { $needed }, wounds { $now }
   *[other] Master of Souls: wounds { $now } of { $needed }
}
goal-chant = chant { $now } of { $needed }, Seals { $extra }
goal-freed = freed { $now } of { $needed }, dead { $extra }
goal-chests = chests opened { $now } of { $needed }
goal-carrier = { $who } carries the chest{ $steps ->
    [-1] , no way to the Exit known
    [one] , { $steps } step to freedom
   *[other] , { $steps } steps to freedom
}
goal-captive-hidden = the Captive is not found yet
goal-captive = Captive: wounds { $wounds } of { $needed }{ $steps ->
    [-1] , no way to the Exit known
    [one] , { $steps } step to freedom
   *[other] , { $steps } steps to freedom
}
goal-gathered = on the Exit { $now } of { $needed }, alive { $extra }
goal-redeemer = Redeemer: wounds { $now } of { $needed }
goal-alive = alive { $now }, at least { $needed } needed
ending = { $ending ->
    [escaped] two got out
    [one_escaped] one got out
    [wiped_out] no human is left
    [out_of_time] time has run out
    [fuse_burnt] the fuse has burnt down
    [fuse_unguarded] nobody is left to stop the fuse
    [master_dead] the Master of Souls is dead
    [ritual_done] the ritual is done
    [redeemer_dead] the Redeemer is dead
    [both_freed] both Possessed are free
    [one_freed] only one is free
    [possessed_dead] both Possessed are dead
    [chest_out] the chest is out
    [captive_out] the Captive is free
    [captive_dead] the Captive is dead
    [gathered] two stand on the Exit
    [too_few] too few humans are left
   *[none] nothing is decided yet
}

## What happened to a player

notice-attacked = { $who } strikes { $began_target }, { $hit } is hit
    .you = { $who } strikes { $began_target }
notice-throw = { $dice } at { $need }+: { $hits }
notice-throw-again = once more, { $dice } at { $need }+: { $hits }
notice-wounded = { $hit }: { $who } is wounded, the Demon chose the line
    .you = { $who } is wounded, the Demon chose the line
notice-line = line { $line }, wounds { $wounds } of 6
notice-trogs = { $hit } loses { $killed }: { $where }
    .you = You lose { $killed }: { $where }
notice-trogs-left = left on the tile: { $left }
notice-fiend-wounded = { $hit }: { $who } is wounded
    .you = { $who } is wounded
notice-wounds = wounds +{ $wounds }, now { $now } of { $health }
notice-fiend-died = { $hit } loses { $who }
    .you = { $who } is dead
notice-died = { $hit } loses { $who }
    .you = { $who } is dead
notice-fell = fell here: { $where }
notice-objects = lost with him: { $objects }
notice-chest-lies = the chest is left behind: { $where }
notice-stunned = { $hit }: { $who } Exhausted
    .you = { $who } is Exhausted
notice-exhausted = no MVT, no CBT, DEF 3
notice-swapped = { $hit }: the dice of { $who } and { $other } swapped
    .you = The dice of { $who } and { $other } are swapped
notice-dice-now = { $who }: { $die }, { $other }: { $second }
notice-stunned-line = { $who } is Exhausted
notice-booby = { $hit }: { $who } is in a trap
    .you = { $who } is in a trap
notice-booby-die = the die shows { $die }
notice-booby-does = { $die ->
    [4] he goes no further
    [5] a Troglodyte on the tile
    [6] 2 hits
   *[other] 1 hit
}
notice-mechanism = { $hit }: { $who } set off a Demonic Mechanism
    .you = { $who } set off a Demonic Mechanism
notice-more-dice = { $more ->
    [one] { $more } more Destiny die in the next Threat phase
   *[other] { $more } more Destiny dice in the next Threat phase
}
notice-lost = { $hit }: { $who } lost his way
    .you = { $who } lost his way
notice-lost-next = the opening is closed to humans for good, his move is over
notice-cancelled = { $hit }: { $hits } cancelled
    .you = The humans cancel { $hits }
notice-hits-left = { $left } left
notice-survived = { $who } holds out, { $hit } did not finish him
    .you = { $who } holds out
notice-survived-sum = wounds cancelled: { $wounds }
notice-tp-lost = { $hit } loses { $tp } TP
    .you = You lose { $tp } TP
notice-tp-now = { $now } left
notice-trapped = { $hit }: the Trap hits { $who }
    .you = The Trap hits { $who }
notice-one-wound = a wound without a roll
notice-demon-comes = { $who } comes for { $hit }: { $where }
    .you = { $who } has come: { $where }
notice-paid = TP paid: { $paid }, left: { $now }
notice-came = { $came ->
    [trog] { $hit } sees in the dark: { $trogs }, { $where }
   *[named] { $hit } sees: { $who }, { $where }
}
    .you = { $came ->
        [trog] Out of the dark: { $trogs }, { $where }
       *[named] { $who } is here: { $where }
    }
notice-came-next = without TP, and acts in the next Demon action phase
notice-played = { $seat } plays { $card } against { $hit }
    .you = { $seat } plays { $card }
notice-card = { $text }
notice-panicked = { $hit }: { $who } panics and flees, { $where }
    .you = { $who } panics and flees: { $where }
notice-no-move = no move in this activation, but he may attack
notice-changed = { $stat ->
    [mvt] { $hit }: { $whom } has { $by } less MVT
    [cbt] { $hit }: { $whom } has { $by } less CBT
   *[def] { $hit }: { $whom } has { $by } less DEF
}
    .you = { $stat ->
        [mvt] { $whom } has { $by } less MVT
        [cbt] { $whom } has { $by } less CBT
       *[def] { $whom } has { $by } less DEF
    }
notice-capped = { $all ->
    [yes] { $hit }: humans have { $most } MVT at most
   *[no] { $hit }: { $whom } has { $most } CBT at most
}
    .you = { $all ->
        [yes] Your warriors have { $most } MVT at most
       *[no] { $whom } has { $most } CBT at most
    }
notice-until = { $until ->
    [activation] until his activation ends
    [H] until the next Human action phase ends
    [D] until the Demon action phase ends
   *[other] for now
}
notice-talent-lost = { $hit }: { $who } is no longer a Bodyguard
    .you = { $who } is no longer a Bodyguard
notice-talent-next = he takes no hits for others until the Demon action phase ends
notice-closed = { $hit }: a passage is closed, { $where }, { $side }
    .you = A passage is closed: { $where }, { $side }
notice-closed-both = nobody passes until the next Human action phase ends
notice-closed-demon = the Demon side cannot pass until its phase ends
notice-tough = { $hit }: a Troglodyte grows Tough, { $where }
    .you = A Troglodyte grows Tough: { $where }
notice-tough-next = +1 CBT, and the first hit only takes the token
notice-rust = { $hit }: the objects of { $who } rust
    .you = The objects of { $who } rust
notice-rust-next = they do not work until the next Initiative phase
notice-left = { $who } got out past { $hit }
    .you = { $who } got out
notice-left-sum = left by the Exit: { $left }
notice-fuse-lit = { $who } lit the fuse, { $hit } must hurry
    .you = { $who } lit the fuse
notice-fuse-next = the D10 shows { $clock }; more of the Demon side than humans on the Shaft hold it
notice-fuse-held = { $hit }: the fuse does not burn
    .you = The fuse does not burn
notice-fuse-sum = on the Shaft: Demon side { $demons }, humans { $humans }
notice-chanted = { $who } chants, the D10 shows { $clock }: { $hit } must hurry
    .you = { $who } chants: the D10 shows { $clock }
notice-chanted-next = only the Redeemer chants, on the Pentacle, and not while Exhausted
notice-sealed = { $hit }: a Seal lies at { $where }
    .you = A Seal lies here: { $where }
notice-sealed-next = the Demon side cannot enter
notice-seal-broken = { $hit }: a Seal is broken, { $where }
    .you = A Seal is broken: { $where }
notice-seal-die = a { $need } or more was needed
notice-seal-next = the Demon side may enter the tile again
notice-possessed = { $hit } meets { $who }: { $where }
    .you = { $who } is here: { $where }
notice-possessed-next = acts from the next Demon action phase on
notice-freed = { $hit } loses { $who }: human again
    .you = { $who } is human again
notice-freed-next = stands here, Exhausted until the next die: { $where }
notice-returned = { $hit }: { $who } rises, { $where }
    .you = { $who } rises: { $where }
notice-returned-next = fights for the Demon now
notice-harvested = { $hit }: { $who } harvests a soul
    .you = { $who } harvests the soul of the dead
notice-harvest-sum = wounds removed { $wounds }, TP gained { $tp }

## The log: set-up

told-scenario = Scenario: { $scenario }.
told-fielded = { $who } is ready: { $where }.
told-equipped = { $who } gets the { $object }.
told-has-gift = { $extra ->
    [1] One more gift of the Redeemer: { $gift }.
   *[other] Gift of the Redeemer: { $gift }.
}
told-removed-card = { $copies ->
    [one] The card { $card } leaves the Event deck.
   *[other] The cards { $card } leave the Event deck: { $copies }.
}
told-bought = Bought: { $item } for { $cost }. Points left: { $left }.
told-drew-advantage = The humans draw an Advantage card, { $hand } in hand.
told-drew-advantage-card = Drawn: { $card }.
told-starting-tp = { $tp ->
    [one] The Demon has { $tp } TP.
   *[other] The Demon has { $tp } TP.
}
told-tile-removed = This tile stays in the box: { $tile }.

## The log: rounds and initiative

told-round = Round { $round } of { $limit }.
told-phase = { $phase ->
    [initiative] Initiative phase.
    [human] Human action phase.
    [threat] Threat phase.
    [demon] Demon action phase.
   *[set_up] Set-up.
}
told-rolled = { $extra ->
    [0] Initiative dice ({ $many }): { $throw }.
   *[other] Initiative dice ({ $many }, { $extra } of them extra): { $throw }.
}
told-rerolled = { $who } re-rolls a die with the Scepter: { $before } → { $now }.
told-die-set = { $card }: die { $before } → { $now }.
told-assigned = { $exhausted ->
    [1] { $who } gets a { $value } and is Exhausted: the line is wounded.
   *[other] { $who } gets a { $value }.
}
told-unused = Dice left over: { $throw }.
told-blessed = { $stat ->
    [mvt] Blessing for { $who }: +{ $amount } MVT.
   *[cbt] Blessing for { $who }: +{ $amount } CBT.
}
told-gift = { $about ->
    [somebody] Gift for { $whom }: { $gift }.
   *[nobody] Gift: { $gift }.
}
told-recovered = { $who } is no longer Exhausted: line { $line } is unwounded again.
told-stunned = { $who } is Exhausted: line { $line } is wounded.
    .you = Your { $who } is Exhausted: line { $line } is wounded.
told-swapped = { $who } and { $other } swap dice: now { $die } and { $second }.
    .you = Your { $who } and { $other } swap dice: now { $die } and { $second }.
told-second-wind = { $who } acts despite the wound: line { $line }.

## The log: actions and exploring

told-activated = { $who } acts: { $where }.
told-moved = { $way ->
    [hole] { $who } goes through a hole: { $start } → { $where }.
   *[step] { $who } moves: { $start } → { $where }.
}
told-halted = { $why ->
    [flood] { $who } is waist-deep in water: the move is over.
    [booby] { $who } is caught in a trap: the move is over.
    [lost] { $who } has lost the way: the move is over.
    [attack] { $who } goes no further.
   *[panic] { $who } cannot move any more in this activation.
}
told-left = { $who } gets out. Left so far: { $left }.
told-ended = { $who } is done.
told-explores = { $who } explores: { $where }, { $side }. { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} in the stack.
told-looks = { $who } looks at the top tiles: { $tiles }.
told-saw = You see: { $tile }.
told-drew-tile = Turned up: { $tile }. { $left } left in the stack.
told-set-aside = It would close the catacombs and is set aside: { $tile }.
told-put-back = { $tiles ->
    [one] { $tiles } tile set aside goes back on top of the stack.
   *[other] { $tiles } tiles set aside go back on top of the stack.
}
told-laid = { $kind ->
    [plain] Laid: { $where }.
   *[other] Laid: { $where } ({ $text }).
}
told-laid-anyway = { $where }: the catacombs are closed, nothing is left to explore.
told-hole = Hole token: { $where }.
told-booby = { $die ->
    [1] { $who }: the trap does not go off.
    [4] { $who } in a trap (4): goes no further.
    [5] { $who } in a trap (5): a Troglodyte comes out.
    [6] { $who } in a trap (6): 2 hits.
   *[other] { $who } in a trap ({ $die }): 1 hit.
}
    .you = { $die ->
        [1] Your { $who }: the trap does not go off.
        [4] Your { $who } in a trap (4): goes no further.
        [5] Your { $who } in a trap (5): a Troglodyte comes out.
        [6] Your { $who } in a trap (6): 2 hits.
       *[other] Your { $who } in a trap ({ $die }): 1 hit.
    }
told-mechanism = { $who } sets off a mechanism: { $more ->
    [one] { $more } more die
   *[other] { $more } more dice
} for the Demon.
    .you = Your { $who } sets off a mechanism: { $more ->
        [one] { $more } more die
       *[other] { $more } more dice
    } for the Demon.
told-lost = { $where }, { $side }: { $who } has lost the way, humans can no longer pass here.
    .you = { $where }, { $side }: your { $who } has lost the way, humans can no longer pass here.
told-target = Found: { $where }.

## The log: combat

told-attacks = { $shot ->
    [1] { $who } shoots at { $target }: { $where }.
   *[other] { $who } attacks { $target }: { $where }.
}
told-threw = { $who }: { $dice } at { $need }+ → { $hits }.
told-threw-again = { $who } re-rolls misses: { $dice } at { $need }+ → { $hits }.
told-sixes = { $sixes ->
    [one] Critical Hit: { $sixes } six
   *[other] Critical Hit: { $sixes } sixes
} → { $hits } more.
told-cancelled = Cancelled: { $hits }, { $left } left.
told-doubled = Tentacles grab { $who }: { $hits } ×2 → { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
told-guarded = { $who } guards { $other }: { $hits }.
told-wounded = { $source ->
    [attack] { $who } is wounded: line { $line }, wounds { $wounds } of 6.
    [booby] { $who } is wounded by a trap: line { $line }, wounds { $wounds } of 6.
    [trap] { $who } is wounded by Trap: line { $line }, wounds { $wounds } of 6.
    [grenade] { $who } is wounded by a Grenade: line { $line }, wounds { $wounds } of 6.
    [crawling] { $who } weakens: line { $line }, wounds { $wounds } of 6.
   *[possession] { $who } is battered: line { $line }, wounds { $wounds } of 6.
}
    .you = { $source ->
        [attack] Your { $who } is wounded: line { $line }, wounds { $wounds } of 6.
        [booby] Your { $who } is wounded by a trap: line { $line }, wounds { $wounds } of 6.
        [trap] Your { $who } is wounded by Trap: line { $line }, wounds { $wounds } of 6.
        [grenade] Your { $who } is wounded by a Grenade: line { $line }, wounds { $wounds } of 6.
        [crawling] Your { $who } weakens: line { $line }, wounds { $wounds } of 6.
       *[possession] Your { $who } is battered: line { $line }, wounds { $wounds } of 6.
    }
told-fiend-wounded = { $who }: { $wounds ->
    [one] +{ $wounds } wound
   *[other] +{ $wounds } wounds
}, { $now } of { $health } now.
    .you = Your { $who }: { $wounds ->
        [one] +{ $wounds } wound
       *[other] +{ $wounds } wounds
    }, { $now } of { $health } now.
told-trogs-killed = Killed: { $killed }, { $where }. { $left } left there.
told-tough-lost = { $tokens ->
    [one] { $where }: a Tough Troglodyte loses its token.
   *[other] { $where }: Tough Troglodytes lose { $tokens } tokens.
}
told-hits-lost = { $where }: { $hits } wasted.
told-died = { $who } dies: { $where }.
    .you = Your { $who } dies: { $where }.
told-fiend-died = { $who } is killed: { $where }.
    .you = Your { $who } is killed: { $where }.
told-survived = { $wounds ->
    [0] { $who } holds out.
    [one] { $who } holds out: { $wounds } wound cancelled.
   *[other] { $who } holds out: { $wounds } wounds cancelled.
}
told-healed = { $who }: line { $line } is healed, wounds { $wounds } of 6.
told-objects-gone = { $who }: objects lost, { $objects }.

## The log: threat

told-destiny = Destiny dice ({ $many }): { $throw }.
told-placed = { $value } → { $space }.
told-space = { $space }. { $text }
told-tp = { $source ->
    [space] Threat +{ $tp }, now { $now }.
    [card] Reinforcements: threat +{ $tp }, now { $now }.
   *[harvest] Soul harvest: threat +{ $tp }, now { $now }.
}{ $over ->
    [0] { "" }
   *[other] { " " }Lost beyond the limit: { $over }.
}
told-tp-lost = Threat −{ $tp }, now { $now }.
told-drew-event = The Demon draws an Event card, { $hand } in hand. { $left } in the deck.
told-drew-event-card = Drawn: { $card }.
told-deck-empty = { $deck ->
    [human] The Advantage deck is empty.
   *[demon] The Event deck is empty.
}
told-trapped = The Trap hits { $who }.
    .you = The Trap hits your { $who }.
told-summoned = { $who } comes: { $where }. Threat left: { $now }.
told-came = { $came ->
    [trog] Out of the dark: { $trogs }, { $where }.
   *[named] { $who } is here: { $where }.
}

## The log: cards

told-played = { $about ->
    [somebody] { $seat } plays { $card } ({ $whom }).
   *[nobody] { $seat } plays { $card }.
}
face-played = { $seat } plays { $card }. { $text }
told-panicked = { $who } panics and flees: { $start } → { $where }.
    .you = Your { $who } panics and flees: { $start } → { $where }.
told-changed = { $all ->
    [yes] { $stat ->
        [mvt] Troglodytes: +{ $by } MVT.
        [cbt] Troglodytes: +{ $by } CBT.
       *[def] Troglodytes: +{ $by } DEF.
    }
   *[no] { $how ->
        [more] { $stat ->
            [mvt] { $whom }: +{ $by } MVT.
            [cbt] { $whom }: +{ $by } CBT.
           *[def] { $whom }: +{ $by } DEF.
        }
       *[less] { $stat ->
            [mvt] { $whom }: −{ $by } MVT.
            [cbt] { $whom }: −{ $by } CBT.
           *[def] { $whom }: −{ $by } DEF.
        }
    }
}
told-capped = { $all ->
    [yes] Humans: { $most } MVT at most.
   *[no] { $stat ->
        [mvt] { $whom }: { $most } MVT at most.
        [cbt] { $whom }: { $most } CBT at most.
       *[def] { $whom }: { $most } DEF at most.
    }
}
told-talent = { $talent ->
    [frantic] { $who } is Frantic now.
    [elusive] { $who } is Elusive now.
    [bodyguard] { $who } is a Bodyguard now.
    [impressive] { $who } is Impressive now.
   *[blessed] { $who } is Blessed now.
}
told-talent-lost = { $talent ->
    [frantic] { $who } is no longer Frantic.
    [elusive] { $who } is no longer Elusive.
    [bodyguard] { $who } is no longer a Bodyguard.
    [impressive] { $who } is no longer Impressive.
   *[blessed] { $who } is no longer Blessed.
}
    .you = { $talent ->
        [frantic] Your { $who } is no longer Frantic.
        [elusive] Your { $who } is no longer Elusive.
        [bodyguard] Your { $who } is no longer a Bodyguard.
        [impressive] Your { $who } is no longer Impressive.
       *[blessed] Your { $who } is no longer Blessed.
    }
told-closed = { $both ->
    [1] Cave-in: { $where }, { $side }. Nobody can pass.
   *[other] Fire: { $where }, { $side }. The Demon side cannot pass.
}
told-open-again = The passage is open again: { $where }, { $side }.
told-tough = A Troglodyte grows Tough: { $where }.
told-rust = The objects of { $who } rust and do not work.
    .you = The objects of your { $who } rust and do not work.
told-grenade = { $who } throws a Grenade: { $where }.
told-grenade-roll = { $many ->
    [trogs] Grenade at Troglodytes, { $dice } → { $hits }.
   *[one] Grenade, { $who }: { $dice } → { $hits }.
}

## The log: scenarios

told-fuse-lit = { $who } lights the fuse: the D10 shows { $clock }.
told-fuse-burns = The fuse burns: the D10 shows { $clock }.
told-fuse-held = The fuse does not burn: Demon side on the Shaft { $demons }, humans { $humans }.
told-chanted = { $who } chants: the D10 shows { $clock }.
told-sealed = { $who } lays a Seal: { $where }. { $left } left.
told-seal-roll = { $broken ->
    [1] { $who } breaks the Seal ({ $need }+): { $where }.
   *[other] { $who } fails to break the Seal ({ $need }+): { $where }.
}
told-possessed = { $who } is in the cell: { $where }.
told-exorcism = { $freed ->
    [1] { $who } exorcises { $whom }, { $dice }: success.
   *[other] { $who } exorcises { $whom }, { $dice }: no success.
}
told-freed = { $who } is human again: { $where }.
told-treasure = A closed chest: { $where }.
told-chest = { $full ->
    [1] { $who } opens the chest, and it is full: { $where }.
   *[other] { $who } opens the chest, but it is empty: { $where }.
}
told-chest-taken = { $who } takes the chest: { $where }.
told-chest-dropped = { $who } drops the chest: { $where }.
told-captive = { $who } is found: { $where }.
told-crawling = Crawling death: { $who } weakens.
told-returned = { $who } rises: { $where }.
told-figure-removed = { $who } is removed, there is no room: { $where }.
told-harvested = { $who } harvests a soul: wounds −{ $wounds }, threat +{ $tp }.
told-round-ends = Round { $round } is over.
told-game-ends = { $result ->
    [human] The humans win: { $how }.
    [demon] The Demon wins: { $how }.
    [draw] A draw: { $how }.
   *[none] The game is over: { $how }.
}

### drawings

draw-sides = Warriors and the Board of Destiny
draw-set-up = Set-up
draw-round = Round { $round } of { $limit }
draw-phase = { $phase ->
    [1] Initiative
    [2] Humans
    [3] Threat
   *[4] Demon
}
draw-stack = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the stack; the next is a scenario tile: { $chance }
draw-unseen = Not seen yet; some of them are still in the box:
draw-tile-kind = { $kind ->
    [exit] Exit
    [pentacle] Pentacle Room
    [lair] Lair
    [stash] Stash
    [hole] Hole in the Ground
    [flooded] Flooded Tunnel
    [tentacles] Hungry Tentacles
    [booby] Booby-Trapped Tunnel
    [tight] Tight Tunnel
    [mechanism] Demonic Mechanism
   *[plain] Plain tiles
}
draw-scenario = { $part ->
    [goal] Victory
    [special] Special rules
   *[story] Background
}
draw-danger = Show where enemies can get to next phase: those in play, and how many with newcomers
draw-danger-name = Danger

draw-crowd = Humans { $humans } of { $capacity }, enemies { $demons } of { $capacity }
draw-trogs = { $many ->
    [one] { $many } Troglodyte
   *[other] { $many } Troglodytes
}
draw-stuck = { $who }: cannot leave. { $why ->
    [mvt] MVT 0
    [held] Held by an Impressive enemy
   *[blocked] { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    } against { $own }
} ({ $clause })
draw-spent = { $kind ->
    [booby] The trap has gone off
   *[mechanism] The mechanism has been set off
}
draw-lies = { $what ->
    [hole] A hole: Troglodytes move between holes
    [sealed] A Seal of protection: the Demon side cannot enter
    [treasure] A closed chest
    [emptied] An empty chest
    [chest] The full chest lies on the floor
    [lost] An opening is lost: humans cannot use it
    [oiled] Burning oil: the Demon side cannot pass until the end of its phase
   *[caved] A cave-in: nobody passes until the end of the humans’ phase
}

draw-fate = { $how ->
    [dead] dead
    [departed] got out
   *[absent] not in play
}
draw-talent = { $talent ->
    [blessed] Blessed
    [bodyguard] Bodyguard
    [impressive] Impressive
    [elusive] Elusive
   *[frantic] Frantic
}{ $works ->
    [yes] {""}
   *[no] : does not work now
}
draw-token = { $what ->
    [courage] Courage token: more DEF, immune to Fear
    [blessed] Blessing: { $stat ->
        [mvt] MVT +1
       *[cbt] CBT +2
    }
    [chest] Carries the full chest
    [poisoned] Miasma: less DEF
    [unguarding] Cannot guard others
    [ignored] Second Wind: the wound on his line does not matter
   *[rusted] Rust: objects do not work
}
draw-wounds = { $wounds } of { $lines } wounds
draw-his-die = { $die ->
    [0] No die yet
   *[other] His die: { $die }
}
draw-gift = { $state ->
    [used] Used in this round
    [struck] Its line is wounded: not available
    [awake] Can be used
    [offered] Can be taken
   *[idle] Waits for its die
}
draw-tray = { $red ->
    [yes] Destiny dice: { $many }
   *[no] Initiative dice: { $many } for { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }
}

draw-destiny = Board of Destiny
draw-threat = Threat points: { $tp } of { $most }
draw-supply = Troglodytes in the supply: { $left } of { $most }
draw-next-dice = Dice in the next Threat phase: { $many }{ $calm ->
    [0] {""}
   *[other] , the calm +{ $calm }
}{ $mechanisms ->
    [0] {""}
   *[other] , mechanisms +{ $mechanisms }
}
draw-entries = { $state ->
    [hidden] not found yet
    [in] in play, entries left: { $left }
   *[out] { $left ->
        [0] will not come again
       *[other] entries left: { $left }
    }
}
draw-health = Health { $left } of { $health }
draw-waiting = not found yet
draw-takes = { $how ->
    [any] any
    [odd] odd
    [even] even
    [exact] sum { $sum }
    [least] sum { $sum }+
   *[values] { $values }
}
draw-space-colour = { $state ->
    [closed] closed by the scenario
    [used] used already
   *[open] { $colour ->
        [red] red: once a phase
       *[black] black: any number of times
    }
}
draw-yield = { $effect ->
    [calm] dice next time: { $after }
    [threat] { $amount ->
        [0] nothing
       *[other] threat { $before } → { $after }{ $high ->
            [1] {""}
           *[other] , more for 5–6
        }
    }
    [trog_stat] { $stat ->
        [mvt] MVT
        [cbt] CBT
       *[def] DEF
    } { $before } → { $after } for { $many } and { $more } more
    [draw_event] an Event card, { $many } left
    [waive_humans] { $many ->
        [0] opens no new place
       *[other] among humans: { $many } more
    }
    [waive_opening] { $many ->
        [0] opens no new place
       *[other] without an opening: { $many } more
    }
    [futile] humans MVT 1, Troglodytes { $before } → { $after }
   *[trap] { $many ->
        [0] a wound, nobody would die
       *[other] a wound, could die: { $many }
    }
}

draw-hand = { $side ->
    [human] Advantage cards: { $cards }
   *[demon] Event cards: { $cards }
}
draw-moment = { $now ->
    [yes] now
   *[no] { $moment ->
        [init_roll] after the initiative roll
        [init_done] when the dice are given
        [act_start] at the start of an activation
        [act] in an activation
        [explore] when exploring
        [summon] when bringing in warriors
        [dact_start] start of the Demon phase
        [w_init] when the humans have their dice
        [w_act] when a human is activated
        [w_drawn] when a tile is turned up
        [w_explored] when a tile is explored
        [w_hits] when hits are scored
       *[w_death] when a warrior would die
    }
}
draw-fear = Fear
draw-backs = { $side ->
    [human] Advantage cards
   *[demon] Event cards
} in hand: { $cards }, in the deck: { $deck }. What could they be?
draw-may-be = { $what ->
    [known] Certainly in hand
    [discard] Played
   *[unseen] { $side ->
        [human] The humans may have
       *[demon] The Demon may have
    }
}
draw-no-cards = Nothing here

draw-fight = Attack: { $who }
draw-throw = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $needed }+{ $again ->
    [yes] , misses re-rolled
   *[no] {""}
}{ $doubled ->
    [yes] , tentacles ×2
   *[no] {""}
}
draw-odds = Chance of each number of hits
draw-kills = { $what ->
    [human] dies
   *[demon] finishes them all
}: { $chance }
draw-guarded = someone dies with the Bodyguard: { $chance }
draw-dealing = { $who }: { $what ->
    [wounds] { $many ->
        [one] { $many } wound left
       *[other] { $many } wounds left
    }
   *[hits] { $many ->
        [one] { $many } hit
       *[other] { $many } hits
    }
}{ $by ->
    [demon] , the Demon chooses the lines
   *[human] {""}
}
draw-drawn = Turned up: { $tile }
draw-leaves = { $openings ->
    [one] { $openings } opening
   *[other] { $openings } openings
}, connections { $connections }{ $blind ->
    [0] {""}
   *[other] , against rock { $blind }
}
draw-peeked = The top { $many } tiles: which one goes to the Demon?
draw-force = Force: { $points } of { $all } points left
draw-random-advantage = A random Advantage card

draw-blessing = { $used ->
    [yes] The Blessing is used
   *[no] The Blessing is not used yet
}
draw-member = { $state ->
    [dead] dead
    [departed] got out
    [absent] not in play
   *[in] { $wounds } of { $lines } wounds
}
draw-fact = { $what ->
    [threat] Threat points
    [trogs] Troglodytes in play
    [demon] The Demon’s health
    [entries] How often the Demon can still come
   *[fights] Tiles with humans and enemies
}
draw-label = { $what ->
    [threat] threat
    [trogs] Troglodytes
    [demon] Demon
    [entries] entries
   *[fights] fights
}
score-won = victory
score-none = no victory
draw-result = { $result ->
    [human] the humans win
    [demon] the Demon wins
   *[draw] a draw
}

text-name = { $thing }
text-tile = Tile
text-humans = Humans
text-trogs = Trogs
text-demons = Demons
text-room = Room
text-human = Warrior
text-die = Die
text-values = M/C/D
text-wounds = Lines
text-objects = Objects
text-state = Now
text-how = { $how ->
    [dead] dead
    [departed] got out
    [absent] not in play
    [stunned] Exhausted
    [acted] has acted
   *[in] ready
}
text-trog-values = Troglodytes { $values }, supply { $left }
text-stack = tiles in the stack { $tiles }, scenario tile next: { $chance }
text-hands = Advantages { $advantages }, Events { $events }
text-demon = the Demon: health { $health }, entries { $entries }
text-dice = dice { $dice }
text-your-hand = Your cards

## The goal, and the first game

game-goal = { $scenario ->
    [tide] Humans: find the Shaft and burn the fuse down by round { $limit }. Demon: stop them.
    [head] Humans: kill the Master of Souls by round { $limit }. Demon: hold out or kill them all.
    [ritual] Humans: chant until the D10 shows 5, by round { $limit }. Demon: kill the Redeemer.
    [possessed] Humans: free both Possessed by round { $limit }. Demon: kill them or the Redeemer.
    [dares] Humans: carry the full chest out by round { $limit }. Demon: let nobody out.
    [captive] Humans: bring the Captive out by round { $limit }. Demon: kill him.
    [infection] Humans: two of them on the Exit together by round { $limit }. Demon: leave fewer than two alive.
   *[survivors] Humans: get two of them out by the Exit, within { $limit } rounds. Demon: let nobody out.
}

coach-roll = You lead the humans. Each round begins with a throw: one die for each of your people still alive. A card or the Scepter may change a die here; otherwise keep them as they fell.
coach-dice = Four dice, four warriors: give one to each. The number picks the line of his card: how far he moves, how many dice he fights with, how hard he is to hit.
coach-lines = Decide who does what this round: a fast line for the scout, a strong one for whoever has enemies next to him. A die on a wounded line would leave him Exhausted.
coach-next = Your warriors act one after another, in any order. Each may move and attack once. Stay close together: whoever is alone gets surrounded.
coach-explore = Two of you must leave by the Exit, the last tile of the stack, so explore: a step into an unexplored opening costs 1 MVT and turns up a new tile. The Demon chooses how it lies.
coach-held = A warrior may leave a tile only if the enemies there are no more than your own people. A warrior who attacks after moving goes no further.
coach-tile = A new tile. Point at its sign to read what it does. The counter shows how many are left before the Exit.
coach-threat = The Demon rolls Destiny dice for threat and tricks. With threat he brings in Troglodytes on tiles that have an unexplored opening and no human. Leave few of those behind you.
coach-fight = A fight: as many dice as the attacker’s CBT, and each that reaches the target’s DEF hits. One hit kills a Troglodyte; a human loses one line of his card.
coach-wound = A wound closes a line until it is healed, and you choose which. Give up a line you can do without: its number would leave him Exhausted.
