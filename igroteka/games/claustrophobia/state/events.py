"""What Claustrophobia tells the log: each kind of event with the numbers it carries.

A warrior is a number of state/told.py: a human, a fiend with the kind of figure that it is, or a Troglodyte. A tile is
told as `where`: its spot and which of the 36 it is. A line is 1..6.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# set-up
SCENARIO: Final[i64] = 1  # scenario
FIELDED: Final[i64] = 2  # warrior, where
EQUIPPED: Final[i64] = 3  # warrior, object
HAS_GIFT: Final[i64] = 4  # gift
REMOVED_CARD: Final[i64] = 5  # kind, copies: by a handicap (CL-135)
BOUGHT: Final[i64] = 6  # item, cost, points left
DREW_ADVANTAGE: Final[i64] = 7  # cards in hand now
DREW_ADVANTAGE_CARD: Final[i64] = 8  # kind (told to the Human alone, to all with open_advantages)
STARTING_TP: Final[i64] = 9  # TP
TILE_REMOVED: Final[i64] = 10  # tile: by the scenario

# round and phases
ROUND_BEGINS: Final[i64] = 11  # round, limit
PHASE_BEGINS: Final[i64] = 12  # phase (state/fields.py)

# initiative
ROLLED: Final[i64] = 13  # dice as counts (a digit of 4 bits for each value from 1 on), how many, extra dice of them
REROLLED: Final[i64] = 14  # warrior, value before, value now
DIE_SET: Final[i64] = 15  # kind of card, value before, value now
ASSIGNED: Final[i64] = 16  # warrior, value, 1 if he is Exhausted by it
UNUSED_DICE: Final[i64] = 17  # dice as counts (CL-022)
BLESSED: Final[i64] = 18  # warrior, stat, amount
USED_GIFT: Final[i64] = 19  # gift, warrior it is about or -1, amount
RECOVERED: Final[i64] = 20  # warrior, line: no longer Exhausted
STUNNED: Final[i64] = 21  # warrior, line: Exhausted after all (dice swapped, or new in play)
DICE_SWAPPED: Final[i64] = 22  # warrior, his die now, warrior, his die now

# activations
ACTIVATED: Final[i64] = 23  # warrior, where
MOVED: Final[i64] = 24  # warrior, from where, to where, 1 through a hole
MOVE_ENDS: Final[i64] = 25  # warrior, why: 1 flooded, 2 booby trap, 3 lost, 4 attacked, 5 panic
LEFT: Final[i64] = 26  # warrior, how many have left
ENDED: Final[i64] = 27  # warrior: his activation is over

# exploring
EXPLORES: Final[i64] = 28  # warrior, from where, side, tiles left
LOOKS_AT_TILES: Final[i64] = 29  # warrior, how many
SAW_TILE: Final[i64] = 30  # tile (told to the Human alone)
DREW_TILE: Final[i64] = 31  # tile, tiles left
SET_ASIDE: Final[i64] = 32  # tile: it would close the catacombs (CL-104)
PUT_BACK: Final[i64] = 33  # tiles set aside
LAID: Final[i64] = 34  # where, rotation, x + 32, y + 32
LAID_ANYWAY: Final[i64] = 35  # where: nothing can be explored any more (CL-R18, CL-R19)
HOLE_TOKEN: Final[i64] = 36  # where
BOOBY_TRAP: Final[i64] = 37  # warrior, where, die (1..6; 2 and 3 alike)
MECHANISM: Final[i64] = 38  # warrior, where, more dice in the next Threat phase
OPENING_LOST: Final[i64] = 39  # where, side, warrior

# fights
ATTACKS: Final[i64] = 40  # attacker, target (a warrior; Troglodytes: all of the tile), where, 1 if it is a shot
THREW: Final[i64] = 41  # attacker, dice, needed, hits
THREW_AGAIN: Final[i64] = 42  # attacker, dice, needed, hits: of the second throw (Frantic)
SIXES: Final[i64] = 43  # sixes, hits more (Critical Hit)
HITS_CANCELLED: Final[i64] = 44  # how many, left
DOUBLED: Final[i64] = 45  # warrior, hits, wounds of it (Hungry Tentacles)
GUARDED: Final[i64] = 46  # guard, guarded, hits
WOUNDED: Final[i64] = 47  # warrior, line, wounds now, source (state/told.py)
FIEND_WOUNDED: Final[i64] = 48  # fiend, wounds, wounds now, health
TROGS_KILLED: Final[i64] = 49  # where, how many, left there
TOUGH_LOST: Final[i64] = 50  # where, tokens
HITS_LOST: Final[i64] = 51  # where, hits beyond the number present
HUMAN_DIED: Final[i64] = 52  # warrior, where
FIEND_DIED: Final[i64] = 53  # fiend, where
SURVIVED: Final[i64] = 54  # warrior, wounds cancelled (Last Stand)
HEALED: Final[i64] = 55  # warrior, line, wounds now
OBJECTS_GONE: Final[i64] = 56  # warrior, objects as bits

# threat
DESTINY_ROLLED: Final[i64] = 57  # dice as counts, how many
DIE_PLACED: Final[i64] = 58  # space, value
SPACE_WORKS: Final[i64] = 59  # space, amount
TP_GAINED: Final[i64] = 60  # TP, TP now, source (state/told.py), lost beyond the limit
TP_LOST: Final[i64] = 61  # TP, TP now
DREW_EVENT: Final[i64] = 62  # cards in hand now, left in the deck
DREW_EVENT_CARD: Final[i64] = 63  # kind (told to the Demon alone)
DECK_EMPTY: Final[i64] = 64  # side whose deck it is
TRAPPED: Final[i64] = 65  # warrior
SUMMONED: Final[i64] = 66  # warrior, where, TP paid, TP now
CAME: Final[i64] = 67  # warrior, where, how many: free

# cards
PLAYED: Final[i64] = 68  # seat, kind, warrior it is about or -1
PANICKED: Final[i64] = 69  # warrior, from where, to where
STAT_CHANGED: Final[i64] = 70  # warrior or -1 (all Troglodytes), stat, amount + 8, until
STAT_CAPPED: Final[i64] = 71  # warrior or -1 (all humans), stat, most, until
TALENT_GIVEN: Final[i64] = 72  # warrior, talent
TALENT_LOST: Final[i64] = 73  # warrior, talent
EDGE_CLOSED: Final[i64] = 74  # where, side, 0 for the Demon side or 1 for both
EDGE_OPEN_AGAIN: Final[i64] = 75  # where, side
GREW_TOUGH: Final[i64] = 76  # where
OBJECTS_RUST: Final[i64] = 77  # warrior
GRENADE_THROWN: Final[i64] = 78  # warrior, where
GRENADE_ROLL: Final[i64] = 79  # warrior (Troglodytes: all plain or all Tough ones), dice, hits
ACTS_AS_WELL: Final[i64] = 80  # warrior, line: Second Wind

# scenarios
FUSE_LIT: Final[i64] = 81  # warrior, D10
FUSE_BURNS: Final[i64] = 82  # D10 now
FUSE_HELD: Final[i64] = 83  # Demon side on the Shaft, humans
CHANTED: Final[i64] = 84  # warrior, D10 now
SEALED: Final[i64] = 85  # warrior, where, Seals left
SEAL_ROLL: Final[i64] = 86  # warrior, where, needed, 1 if it breaks
POSSESSED_COMES: Final[i64] = 87  # fiend, where
EXORCISM: Final[i64] = 88  # warrior, fiend, dice, 1 if it is freed
FREED: Final[i64] = 89  # warrior, where
TREASURE_LAID: Final[i64] = 90  # where
CHEST_OPENED: Final[i64] = 91  # warrior, where, 1 if it is the full one
CHEST_TAKEN: Final[i64] = 92  # warrior, where
CHEST_DROPPED: Final[i64] = 93  # warrior, where
CAPTIVE_FOUND: Final[i64] = 94  # warrior, where
CRAWLING_DEATH: Final[i64] = 95  # warrior
RETURNED: Final[i64] = 96  # fiend, where
FIGURE_REMOVED: Final[i64] = 97  # warrior, where: no room (CL-R57)
HARVESTED: Final[i64] = 98  # fiend, wounds removed, TP gained
TARGET_FOUND: Final[i64] = 99  # where: a target place of the scenario is laid
ROUND_ENDS: Final[i64] = 100  # round
GAME_ENDS: Final[i64] = 101  # result, ending (vocabulary), scenario
