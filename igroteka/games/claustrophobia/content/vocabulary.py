"""The terms of Claustrophobia as numbers: what tables name by a word, the rules compare as a small number.

The words stand under the numbers that they spell; the number of a word is its place among them. Where the numbers
begin with "none", its word is the empty one.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

# sides, CL-001; a side is its seat, CL-R51
HUMAN: Final[i64] = 0
DEMON: Final[i64] = 1
Side: TypeAlias = Literal["human", "demon"]
SIDES: Final[tuple[str, ...]] = get_args(Side)

# profiles of human warriors, CL-R03, and the six places of human figures
REDEEMER: Final[i64] = 0
BRUTE: Final[i64] = 1
BLADE: Final[i64] = 2
CAPTIVE: Final[i64] = 3
Profile: TypeAlias = Literal["redeemer", "brute", "blade", "captive"]
PROFILES: Final[tuple[str, ...]] = get_args(Profile)
R: Final[i64] = 0
B1: Final[i64] = 1
B2: Final[i64] = 2
K1: Final[i64] = 3
K2: Final[i64] = 4
C: Final[i64] = 5
HUMANS: Final[i64] = 6
Place: TypeAlias = Literal["R", "B1", "B2", "K1", "K2", "C"]
PLACES: Final[tuple[str, ...]] = get_args(Place)
PROFILE_OF: Final = (0, 1, 1, 2, 2, 3)  # by place: its profile
LINES: Final[i64] = 6  # of action, CL-013

# figures of the Demon side. Troglodytes have no names. A fiend is a figure with one: 0 is the Demon, 1 + place is
# what has become of that human (Possessed or Damned, by scenario).
FIENDS: Final[i64] = 7
THE_DEMON: Final[i64] = 0
TROGLODYTE: Final[i64] = 0
POSSESSED: Final[i64] = 1
DAMNED: Final[i64] = 2
Creature: TypeAlias = Literal["troglodyte", "possessed", "damned"]
CREATURES: Final[tuple[str, ...]] = get_args(Creature)

# targets of a human's attack, CL-106: all Troglodytes of a tile, or 1 + fiend
TROGS_TARGET: Final[i64] = 0
TARGETS: Final[i64] = 8

# values of a warrior
MVT: Final[i64] = 0
CBT: Final[i64] = 1
DEF: Final[i64] = 2
STATS: Final[i64] = 3
Stat: TypeAlias = Literal["mvt", "cbt", "def"]
STAT_NAMES: Final[tuple[str, ...]] = get_args(Stat)

# talents, CL-120 to CL-133; bits of a profile or a Demon card
BLESSED: Final[i64] = 0
BODYGUARD: Final[i64] = 1
IMPRESSIVE: Final[i64] = 2
ELUSIVE: Final[i64] = 3
FRANTIC: Final[i64] = 4
Talent: TypeAlias = Literal["blessed", "bodyguard", "impressive", "elusive", "frantic"]
TALENTS: Final[tuple[str, ...]] = get_args(Talent)

# abilities of a Demon card, `amount` of it
NO_ABILITY: Final[i64] = 0
SOUL_HARVEST: Final[i64] = 1  # amount: wounds removed and TP gained whenever a human dies
SEAL_BREAKER: Final[i64] = 2  # amount: the least die that breaks a Seal
TEMPT: Final[i64] = 3  # amount: less CBT of Condemned on its tile
GUARD_STASH: Final[i64] = 4  # may be brought in on any Stash with room
UNSHAKEN: Final[i64] = 5  # its Impressive is not cancelled: Elusive is void on its tile
Ability: TypeAlias = Literal["soul_harvest", "seal_breaker", "tempt", "guard_stash", "unshaken"]
ABILITIES: Final[tuple[str, ...]] = ("", *get_args(Ability))

# abilities of an object
NO_USE: Final[i64] = 0
SHOOT: Final[i64] = 1  # CL-R07: the attack may be aimed at a connected tile
REROLL: Final[i64] = 2  # an initiative die, once a round, even if Exhausted (CL-028)
ROPE: Final[i64] = 3  # ignores Flooded Tunnels, uses holes
ObjectUse: TypeAlias = Literal["shoot", "reroll", "rope"]
OBJECT_USES: Final[tuple[str, ...]] = ("", *get_args(ObjectUse))
MOST_OBJECTS: Final[i64] = 8  # kinds
MOST_GIFTS: Final[i64] = 8

# durations
UNTIL_NOW: Final[i64] = 0  # happens at once, nothing lasts
UNTIL_ATTACK: Final[i64] = 1
UNTIL_ACTIVATION: Final[i64] = 2
UNTIL_H: Final[i64] = 3  # end of the Human action phase
UNTIL_D: Final[i64] = 4  # end of the Demon action phase
UNTIL_ROUND: Final[i64] = 5  # next Initiative phase
UNTIL_THREAT: Final[i64] = 6  # start of the next Threat phase
UNTIL_GAME: Final[i64] = 7
Until: TypeAlias = Literal["attack", "activation", "H", "D", "round", "threat", "game"]
UNTILS: Final[tuple[str, ...]] = ("", *get_args(Until))

# moments at which a card or a gift is used: in the owner's own decisions, then the six windows
INIT_ROLL: Final[i64] = 0
INIT_DONE: Final[i64] = 1
ACT_START: Final[i64] = 2
ACT: Final[i64] = 3
EXPLORE: Final[i64] = 4
SUMMON: Final[i64] = 5
DACT_START: Final[i64] = 6
W_INIT: Final[i64] = 7  # W1
W_ACT: Final[i64] = 8  # W2
W_DRAWN: Final[i64] = 9  # W3
W_EXPLORED: Final[i64] = 10  # W4
W_HITS: Final[i64] = 11  # W5
W_DEATH: Final[i64] = 12  # W6
Moment: TypeAlias = Literal[
    "init_roll",
    "init_done",
    "act_start",
    "act",
    "explore",
    "summon",
    "dact_start",
    "w_init",
    "w_act",
    "w_drawn",
    "w_explored",
    "w_hits",
    "w_death",
]
MOMENTS: Final[tuple[str, ...]] = get_args(Moment)

# effects of Advantage cards
GRENADE: Final[i64] = 0  # need, amount: hits for each warrior on a connected tile whose die shows `need`
HEAL: Final[i64] = 1  # amount: wounds of the active warrior
LAMP_OIL: Final[i64] = 2  # close_edge for the Demon side until D
CANCEL_HITS: Final[i64] = 3  # amount
BOOST: Final[i64] = 4  # stat, amount: of the active warrior until activation
GRANT: Final[i64] = 5  # talent: to the active warrior until activation
IGNORE_WOUND: Final[i64] = 6
SET_DIE: Final[i64] = 7
PEEK_TILES: Final[i64] = 8  # amount: tiles
ATTACK_HITS: Final[i64] = 9  # amount: on one target
LAST_STAND: Final[i64] = 10
# effects of Event cards
PANIC: Final[i64] = 11  # `least` enemies beside the lone warrior
LOST: Final[i64] = 12
TOUGH: Final[i64] = 13
CRITICAL: Final[i64] = 14  # amount: hits of a natural 6
CAP_STAT: Final[i64] = 15  # stat, amount: of the active warrior until activation
SWAP_DICE: Final[i64] = 16
CAVE_IN: Final[i64] = 17  # close_edge for both sides until H
PENALTY: Final[i64] = 18  # stat, amount below 0: humans on one tile until D
GAIN_TP: Final[i64] = 19  # amount
CHOOSE_LINES: Final[i64] = 20
OBJECTS_OFF: Final[i64] = 21
SPAWN_TROG: Final[i64] = 22  # amount
CardEffect: TypeAlias = Literal[
    "grenade",
    "heal",
    "lamp_oil",
    "cancel_hits",
    "boost",
    "grant",
    "ignore_wound",
    "set_die",
    "peek_tiles",
    "attack_hits",
    "last_stand",
    "panic",
    "lost",
    "tough",
    "critical",
    "cap_stat",
    "swap_dice",
    "cave_in",
    "penalty",
    "gain_tp",
    "choose_lines",
    "objects_off",
    "spawn_trog",
]
CARD_EFFECTS: Final[tuple[str, ...]] = get_args(CardEffect)
ADVANTAGE_EFFECTS: Final = 11  # effects below this are of Advantage cards, from it on of Events

# effects of gifts
COURAGE: Final[i64] = 0  # amount: DEF of the bearer of the token until round; immune to Fear
LOSE_TP: Final[i64] = 1  # amount
EXTRA_DICE: Final[i64] = 2  # amount: initiative dice of the next round
HEAL_COMPANION: Final[i64] = 3  # amount: wounds of one Condemned on his tile
FORESEE: Final[i64] = 4  # amount: tiles seen at each exploration until H
SMITE: Final[i64] = 5  # amount: CBT of the Redeemer until H
GiftEffect: TypeAlias = Literal["courage", "lose_tp", "extra_dice", "heal_companion", "foresee", "smite"]
GIFT_EFFECTS: Final[tuple[str, ...]] = get_args(GiftEffect)

# spaces of the Board of Destiny
SPACES: Final[i64] = 10
RED: Final[i64] = 0
BLACK: Final[i64] = 1
Colour: TypeAlias = Literal["red", "black"]
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
CALM: Final[i64] = 0  # amount: more dice in the next Threat phase
THREAT: Final[i64] = 1  # amount: TP for each die, `high` for one of `high_from` or more
TROG_STAT: Final[i64] = 2  # stat, amount, until: all Troglodytes
DRAW_EVENT: Final[i64] = 3  # amount: for each die
WAIVE_HUMANS: Final[i64] = 4  # CL-071 this phase
WAIVE_OPENING: Final[i64] = 5  # CL-070 this phase
FUTILE: Final[i64] = 6  # cap: human MVT until H of the next round; stat, amount, until: all Troglodytes
TRAP: Final[i64] = 7  # amount: hits on one human
SpaceEffect: TypeAlias = Literal[
    "calm", "threat", "trog_stat", "draw_event", "waive_humans", "waive_opening", "futile", "trap"
]
SPACE_EFFECTS: Final[tuple[str, ...]] = get_args(SpaceEffect)

# tiles
TILES: Final[i64] = 36
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES_EACH: Final[i64] = 4
SIDE_LETTERS: Final = "NESW"
EXIT: Final[i64] = 0
PENTACLE: Final[i64] = 1
LAIR: Final[i64] = 2
STASH: Final[i64] = 3
HOLE: Final[i64] = 4
FLOODED: Final[i64] = 5
TENTACLES: Final[i64] = 6
BOOBY: Final[i64] = 7
TIGHT: Final[i64] = 8
MECHANISM: Final[i64] = 9
PLAIN: Final[i64] = 10
TileKind: TypeAlias = Literal[
    "exit",
    "pentacle",
    "lair",
    "stash",
    "hole",
    "flooded",
    "tentacles",
    "booby",
    "tight",
    "mechanism",
    "plain",
]
TILE_KINDS: Final[tuple[str, ...]] = get_args(TileKind)
TUNNEL: Final[i64] = 0
ROOM: Final[i64] = 1
TileShape: TypeAlias = Literal["tunnel", "room"]
TILE_SHAPES: Final[tuple[str, ...]] = get_args(TileShape)
MOST_LAID: Final[i64] = 24  # tiles in play: a placement is 0..23; an edge is placement * 4 + side
EDGES: Final[i64] = 96
MOST_BLOCKS: Final[i64] = 8  # of a stack
MOST_IN_BLOCK: Final[i64] = 15

# what scenarios change, by name. `leave`: who may leave by the Exit, CL-R38
LEAVE_NOBODY: Final[i64] = 0
LEAVE_ANYONE: Final[i64] = 1
LEAVE_CARRIER: Final[i64] = 2
LEAVE_CAPTIVE: Final[i64] = 3
Leave: TypeAlias = Literal["nobody", "anyone", "carrier", "captive"]
LEAVES: Final[tuple[str, ...]] = get_args(Leave)

# `revealed`: what happens when a tile of `reveal_tiles` is laid
REVEAL_NOTHING: Final[i64] = 0
REVEAL_MASTER: Final[i64] = 1  # the Demon and `reveal_trogs` Troglodytes come, free
REVEAL_POSSESSED: Final[i64] = 2  # a Possessed comes
REVEAL_TREASURE: Final[i64] = 3  # a treasure token is laid face down
REVEAL_CAPTIVE: Final[i64] = 4  # the Captive is found
Reveal: TypeAlias = Literal["master", "possessed", "treasure", "captive"]
REVEALS: Final[tuple[str, ...]] = ("", *get_args(Reveal))

# `round_start` and `round_end`
START_NOTHING: Final[i64] = 0
START_CRAWLING: Final[i64] = 1  # each Condemned with fewer than `crawling` wounds takes one
RoundStart: TypeAlias = Literal["crawling_death"]
ROUND_STARTS: Final[tuple[str, ...]] = ("", *get_args(RoundStart))
END_NOTHING: Final[i64] = 0
END_FUSE: Final[i64] = 1  # a lit fuse burns down
RoundEnd: TypeAlias = Literal["fuse"]
ROUND_ENDS: Final[tuple[str, ...]] = ("", *get_args(RoundEnd))

# `died`: what follows the death of a human
DIED_NOTHING: Final[i64] = 0
DIED_RETURNS: Final[i64] = 1  # as a Damned of the Demon side
Died: TypeAlias = Literal["returns"]
DIEDS: Final[tuple[str, ...]] = ("", *get_args(Died))

# `deeds`: what a warrior may do besides, most of it instead of attacking (CL-R49)
LIGHT_FUSE: Final[i64] = 0
CHANT: Final[i64] = 1
PUT_SEAL: Final[i64] = 2
EXORCISE: Final[i64] = 3
OPEN_CHEST: Final[i64] = 4
TAKE_CHEST: Final[i64] = 5  # free
BREAK_SEAL: Final[i64] = 6  # Demon side
DEEDS: Final[i64] = 7
Deed: TypeAlias = Literal["light_fuse", "chant", "put_seal", "exorcise", "open_chest", "take_chest", "break_seal"]
DEED_NAMES: Final[tuple[str, ...]] = get_args(Deed)

# conditions of `ends`: all that stand in `when` must hold, `amount` is of those that count
WHEN_NO_HUMANS: Final[i64] = 0  # CL-R42: no human warrior in play
WHEN_LAST_ROUND: Final[i64] = 1  # the last round is over
WHEN_LEFT: Final[i64] = 2  # at least `amount` humans have left
WHEN_FUSE_BURNT: Final[i64] = 3
WHEN_FUSE_LIT: Final[i64] = 4
WHEN_SHAFT_FREE: Final[i64] = 5  # no Demon-side warrior on the target tile
WHEN_DEMON_DEAD: Final[i64] = 6  # the Demon was killed
WHEN_CHANTED: Final[i64] = 7  # the D10 shows at least `amount`
WHEN_REDEEMER_DEAD: Final[i64] = 8
WHEN_FREED: Final[i64] = 9  # at least `amount` Possessed are freed
WHEN_POSSESSED_DEAD: Final[i64] = 10  # at least `amount` of them are dead
WHEN_CHEST_OUT: Final[i64] = 11
WHEN_CAPTIVE_OUT: Final[i64] = 12
WHEN_CAPTIVE_DEAD: Final[i64] = 13
WHEN_GATHERED: Final[i64] = 14  # at least `amount` humans on the target tile
WHEN_TOO_FEW: Final[i64] = 15  # fewer than `amount` humans in play
When: TypeAlias = Literal[
    "no_humans",
    "last_round",
    "left",
    "fuse_burnt",
    "fuse_lit",
    "shaft_free",
    "demon_dead",
    "chanted",
    "redeemer_dead",
    "freed",
    "possessed_dead",
    "chest_out",
    "captive_out",
    "captive_dead",
    "gathered",
    "too_few",
]
WHENS: Final[tuple[str, ...]] = get_args(When)

# result of an end, and its name for words
NO_RESULT: Final[i64] = 0
HUMAN_WINS: Final[i64] = 1
DEMON_WINS: Final[i64] = 2
DRAW: Final[i64] = 3
Result: TypeAlias = Literal["human", "demon", "draw"]
RESULTS: Final[tuple[str, ...]] = ("", *get_args(Result))
Ending: TypeAlias = Literal[
    "escaped",
    "one_escaped",
    "wiped_out",
    "out_of_time",
    "fuse_burnt",
    "fuse_unguarded",
    "master_dead",
    "ritual_done",
    "redeemer_dead",
    "both_freed",
    "one_freed",
    "possessed_dead",
    "chest_out",
    "captive_out",
    "captive_dead",
    "gathered",
    "too_few",
]
ENDINGS: Final[tuple[str, ...]] = ("", *get_args(Ending))

# scenarios, handicaps
Scenario: TypeAlias = Literal["survivors", "tide", "head", "ritual", "possessed", "dares", "captive", "infection"]
SCENARIOS: Final[tuple[str, ...]] = get_args(Scenario)
HandicapEffect: TypeAlias = Literal["remove_events", "threat", "advantage", "gift"]
HANDICAPS: Final[tuple[str, ...]] = ("demon_deck", "demon_threat", "human_advantage", "human_gift")

# items of a force that is built: the gifts, the Condemned, the objects, an Advantage card
BUY_GIFT: Final[i64] = 0  # + gift
BUY_BRUTE: Final[i64] = 8
BUY_BLADE: Final[i64] = 9
BUY_OBJECT: Final[i64] = 10  # + kind of object
BUY_ADVANTAGE: Final[i64] = 18
ITEMS: Final[i64] = 19

# limits of the box, CL-006, CL-R25, CL-R33
MOST_TROGS: Final[i64] = 11
MOST_TP: Final[i64] = 20
HOLE_TOKENS: Final[i64] = 3
TOUGH_TOKENS: Final[i64] = 2
MOST_WARRIORS: Final[i64] = 5  # human figures that a scenario may field at once
