"""The terms of Cry Havoc as numbers: what tables name by a word, the rules compare as a small number.

The words stand under the numbers that they spell; the number of a word is its place among them. Where the numbers
begin with "none", its word is the empty one.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

# sides of the game, CH-002: a faction of a player, or the neutral Trogs
HUMANS: Final[i64] = 0
MACHINES: Final[i64] = 1
PILGRIMS: Final[i64] = 2
TROGS: Final[i64] = 3
SIDES: Final[i64] = 4
INVADERS: Final[i64] = 3  # the sides below this land from orbit
Faction: TypeAlias = Literal["humans", "machines", "pilgrims", "trogs"]
FACTIONS: Final[tuple[str, ...]] = get_args(Faction)

# terrain of a region and of a card; outer regions have none, CH-128
MOUNTAIN: Final[i64] = 0
DESERT: Final[i64] = 1
JUNGLE: Final[i64] = 2
OCEAN: Final[i64] = 3
NO_TERRAIN: Final[i64] = 4
TERRAIN_DECKS: Final[i64] = 4
Terrain: TypeAlias = Literal["mountain", "desert", "jungle", "ocean", "none"]
TERRAINS: Final[tuple[str, ...]] = get_args(Terrain)

# decks of tactics cards: four of terrain, then one for each faction, CH-008, CH-018; a card is deck * DECK_SIZE + 0..7
DECKS: Final[i64] = 8
DECK_SIZE: Final[i64] = 8
CARDS: Final[i64] = 64
TERRAIN_CARDS: Final[i64] = 32  # cards below this are of terrain, from it on of factions
Deck: TypeAlias = Literal["mountain", "desert", "jungle", "ocean", "humans", "machines", "pilgrims", "trogs"]
DECK_NAMES: Final[tuple[str, ...]] = get_args(Deck)

# icons of a card: what it is worth when it is discarded for an action, CH-060, CH-088, CH-092
MOVE: Final[i64] = 0
RECRUIT: Final[i64] = 1
BUILD: Final[i64] = 2
ICONS: Final[i64] = 3
MOST_ICONS: Final[i64] = 3  # of one kind on a card

# bonus of a card discarded for an action, CH-055
NO_BONUS: Final[i64] = 0
CARD_BONUS: Final[i64] = 1  # CH-056: a card for each
ONE_CARD_BONUS: Final[i64] = 2  # CH-057: a card in all
STAR_BONUS: Final[i64] = 3  # CH-059: a victory point
INIT_BONUS: Final[i64] = 4  # CH-043: a place on the upcoming track
Bonus: TypeAlias = Literal["card", "one_card", "star", "init"]
BONUSES: Final[tuple[str, ...]] = ("", *get_args(Bonus))

# objectives of a battle, CH-119, in the order in which they are resolved
CONTROL: Final[i64] = 0
CAPTURE: Final[i64] = 1
ATTRITION: Final[i64] = 2
OBJECTIVES: Final[i64] = 3
ANY_OBJECTIVE: Final[i64] = 3  # of a KILL
Objective: TypeAlias = Literal["control", "capture", "attrition", "any"]
OBJECTIVE_NAMES: Final[tuple[str, ...]] = get_args(Objective)

# effect of a card in battle; "you" is the side that plays it
NO_EFFECT: Final[i64] = 0  # cannot be played in a battle, CH-R21
MOVE_OWN: Final[i64] = 1  # amount: own soldiers, each to another objective
MOVE_FOE: Final[i64] = 2  # amount: foe soldiers, likewise
DEPLOY: Final[i64] = 3  # amount: soldiers from the reserve onto objectives
CALL_IN: Final[i64] = 4  # one soldier from each adjacent region without a battle
KILL: Final[i64] = 5  # amount, objective or any: a victory point for each
SHIELD: Final[i64] = 6  # amount: kills of Attrition that are cancelled
EDGE: Final[i64] = 7  # amount, objective: counts more there
TIE: Final[i64] = 8  # objective: a tie is won
REVERSE: Final[i64] = 9  # the order of the objectives
FIRST: Final[i64] = 10  # an objective that is named is resolved first
SKIP: Final[i64] = 11  # Capture or Attrition, as named, is not resolved
CAPTURE_MORE: Final[i64] = 12  # amount: prisoners of a won Capture in all
NO_CAPTURE: Final[i64] = 13  # own soldiers cannot be captured
JAM: Final[i64] = 14  # the foe's next card has no effect
HUSH: Final[i64] = 15  # the foe plays no more cards
WIN_VP: Final[i64] = 16  # amount, objective: victory points if it is won
CRYSTAL: Final[i64] = 17  # amount: crystals for the battle region
WITHDRAW: Final[i64] = 18  # amount: own soldiers off the battle board
RETREAT_ANY: Final[i64] = 19  # survivors retreat to any region of one's own
PEEK: Final[i64] = 20  # at the foe's hand
BLEED: Final[i64] = 21  # each side kills one of its own
BattleEffect: TypeAlias = Literal[
    "move_own",
    "move_foe",
    "deploy",
    "call_in",
    "kill",
    "shield",
    "edge",
    "tie",
    "reverse",
    "first",
    "skip",
    "capture_more",
    "no_capture",
    "jam",
    "hush",
    "win_vp",
    "crystal",
    "withdraw",
    "retreat_any",
    "peek",
    "bleed",
]
BATTLE_EFFECT_NAMES: Final[tuple[str, ...]] = ("", *get_args(BattleEffect))

# boards, CH-006
FOR_THREE: Final[i64] = 0  # and four: side A
FOR_TWO: Final[i64] = 1  # side B
BOARDS: Final[i64] = 2
MOST_REGIONS: Final[i64] = 32  # regions are bits of one number

# ring of a region
OUTER: Final[i64] = 0
MIDDLE: Final[i64] = 1
CORE: Final[i64] = 2
Ring: TypeAlias = Literal["outer", "middle", "core"]
RINGS: Final[tuple[str, ...]] = get_args(Ring)

# site of a region: where a headquarters may stand, CH-011, CH-029
NO_SITE: Final[i64] = 0
HQ_SITE: Final[i64] = 1
TROG_SITE: Final[i64] = 2  # an ordinary region unless the Trogs are a player's
Site: TypeAlias = Literal["hq", "trog_hq"]
SITES: Final[tuple[str, ...]] = ("", *get_args(Site))

# effect of a structure
MARK_CONTROL: Final[i64] = 0  # reach: a control marker without soldiers
PUT_ARTILLERY: Final[i64] = 1  # reach: a support token, which goes to Attrition
PUT_WATCHTOWER: Final[i64] = 2  # reach: a support token, which goes to Control
STORE_CARD: Final[i64] = 3  # amount: terrain cards that can be stored
SHOOT: Final[i64] = 4  # reach, vp: kills a soldier on the board
MUSTER: Final[i64] = 5  # amount: soldiers from the reserve into this region
DEFEND: Final[i64] = 6  # amount: standing edge of a defender on Control
EXTRACT: Final[i64] = 7  # amount: stored crystals, one of them from this region
SPEND: Final[i64] = 8  # amount: at most so many stored crystals, vp each
BARRIER: Final[i64] = 9  # nobody else moves in, this Actions phase
TUNNEL: Final[i64] = 10  # CH-176
StructureEffect: TypeAlias = Literal[
    "mark_control",
    "put_artillery",
    "put_watchtower",
    "store_card",
    "shoot",
    "muster",
    "defend",
    "extract",
    "spend",
    "barrier",
    "tunnel",
]
STRUCTURE_EFFECTS: Final[tuple[str, ...]] = get_args(StructureEffect)
NOT_ACTIVATED: Final[i64] = -1  # cost of a structure that only stands there

# reach of a structure, over borders and arrows, CH-R92
HERE: Final[i64] = 0
NEAR: Final[i64] = 1  # here or an adjacent region
ADJACENT: Final[i64] = 2  # an adjacent region, not this one
TWO_STEPS: Final[i64] = 3  # at most two steps away
ANYWHERE: Final[i64] = 4
Reach: TypeAlias = Literal["here", "near", "adjacent", "two_steps", "anywhere"]
REACHES: Final[tuple[str, ...]] = get_args(Reach)

# skills: five for each faction, the default first; a skill is side * SKILLS_EACH + 0..4
SKILLS_EACH: Final[i64] = 5
SKILLS: Final[i64] = 20
SCOUT: Final[i64] = 0  # a control marker beside one's soldiers
BEACON: Final[i64] = 1  # tokens: recruits land there too
SNIPE: Final[i64] = 2  # kills in a battle region, the foe keeping one soldier at least
REDRAW: Final[i64] = 3  # discards one card and draws `amount`
FREE_RANSOM: Final[i64] = 4  # in the Prisoners phase
REBUILD: Final[i64] = 5  # a soldier becomes a structure, or a structure a soldier
RELOCATE: Final[i64] = 6  # amount: structures to adjacent regions
OVERCLOCK: Final[i64] = 7  # amount: build points for activations
SELF_DESTRUCT: Final[i64] = 8  # vp: a structure for a foe soldier
UPLINK: Final[i64] = 9  # tokens: structures work in a battle region
TELEPORT: Final[i64] = 10  # amount: soldiers, and one more for each crystal up to cost
TRADE: Final[i64] = 11  # cost: crystals for `amount` cards
DOMINATE: Final[i64] = 12  # cost: crystals for a prisoner from a battle region
RESONATE: Final[i64] = 13  # amount: crystals from one region to another
PILGRIMAGE: Final[i64] = 14  # tokens, vp each at a scoring
ROUSE: Final[i64] = 15  # turns up the Trog tokens of a region
MIGRATE: Final[i64] = 16  # amount: Trog tokens to another region
BROOD: Final[i64] = 17  # amount: Trogs from the reserve beside a Trog
ABDUCT: Final[i64] = 18  # amount: soldiers more than the foe, for a prisoner
SAP: Final[i64] = 19  # tokens: a tunnel until the next Events phase
SkillEffect: TypeAlias = Literal[
    "scout",
    "beacon",
    "snipe",
    "redraw",
    "free_ransom",
    "rebuild",
    "relocate",
    "overclock",
    "self_destruct",
    "uplink",
    "teleport",
    "trade",
    "dominate",
    "resonate",
    "pilgrimage",
    "rouse",
    "migrate",
    "brood",
    "abduct",
    "sap",
]
SKILL_EFFECT_NAMES: Final[tuple[str, ...]] = get_args(SkillEffect)

# tokens that lie face down
WAR_PARTY: Final[i64] = 0
NEST: Final[i64] = 1
EXPLORATION: Final[i64] = 2
TokenKind: TypeAlias = Literal["war_party", "nest"]
TOKEN_KINDS: Final[tuple[str, ...]] = (*get_args(TokenKind), "exploration")

# effect of an exploration token, `amount` of it
FIND_CRYSTALS: Final[i64] = 0  # in this region
FIND_VP: Final[i64] = 1
FIND_CARDS: Final[i64] = 2  # from the finder's own deck
FIND_SOLDIERS: Final[i64] = 3  # from the reserve into this region
FIND_MAP: Final[i64] = 4  # looks at so many cards of a terrain deck, takes one
FIND_RELAY: Final[i64] = 5  # skills made ready again
Find: TypeAlias = Literal["crystals", "vp", "cards", "soldiers", "map", "relay"]
FINDS: Final[tuple[str, ...]] = get_args(Find)

# effect of an event marker, `amount` of it
REINFORCE: Final[i64] = 0  # soldiers into a region of one's own
BLOOM: Final[i64] = 1  # crystals into any region that is no headquarters
SURVEY: Final[i64] = 2  # cards from the own deck
SHIFT: Final[i64] = 3  # crystals into every outer region
NESTING: Final[i64] = 4  # nests; `by_trogs` of them if the Trogs are a player's, who places them all
STORM: Final[i64] = 5  # no arrows this round
EventEffect: TypeAlias = Literal["reinforce", "bloom", "survey", "shift", "nesting", "storm"]
EVENT_EFFECTS: Final[tuple[str, ...]] = get_args(EventEffect)

# experience of the players, CH-015 to CH-017: the skills beyond the default one
FIRST_TIME: Final[i64] = 0
EXPERIENCED: Final[i64] = 1
VETERAN: Final[i64] = 2
Level: TypeAlias = Literal["first", "experienced", "veteran"]
LEVELS: Final[tuple[str, ...]] = get_args(Level)
