"""A player's taste in numbers: hundredths of a wound, or percent."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.games.claustrophobia.content.vectors import numbers

WOUND: Final[i64] = 100


class Temper:
    """Found by letting tempers play each other, hundreds of games each."""

    def __init__(self) -> None:
        # What the next wound costs a human, by those he has; the sixth is his death.
        self.pain: vec[i64] = vec[i64]([70, 80, 95, 115, 150, 420])
        # How much a human matters, in percent of an ordinary one.
        self.key: i64 = 260  # without him nothing works
        self.others: i64 = 70  # beside him
        self.carrier: i64 = 170  # of the chest
        self.line_mvt: i64 = 40  # of a line: its values
        self.line_cbt: i64 = 22
        self.line_def: i64 = 14
        self.line_gift: i64 = 35  # a gift hangs on it
        # humans
        self.tile: i64 = 65  # a tile explored
        self.step: i64 = 40  # a step on the way
        self.goal: i64 = 120  # the last step
        self.trog: i64 = 55  # a Troglodyte killed
        self.devil: i64 = 85  # a wound of the Demon
        self.devil_dead: i64 = 150  # its death
        self.alone: i64 = 3  # nobody beside, for each TP of the Demon up to `dread`
        self.dread: i64 = 5
        self.company: i64 = 4  # a companion on the tile, up to two
        self.tangle: i64 = 30  # enemies on a tile that one need not enter, each
        self.tentacles: i64 = 25
        self.lair: i64 = 12
        self.guard: i64 = 8  # a Bodyguard who is not Exhausted
        self.exposed: i64 = 100  # percent of the attacks that are expected
        # the Demon
        self.threat: i64 = 45  # a TP
        self.event: i64 = 60  # an Event card
        self.pin: i64 = 30  # a human who cannot leave
        self.chase: i64 = 12  # a step nearer
        self.hold: i64 = 90  # one more on a tile that must be held
        self.keep: i64 = 15  # a TP that is not spent
        self.calm: i64 = 50  # one more die in the next Threat phase
        self.futile: i64 = 14  # humans who go but one step, each
        self.waived: i64 = 2  # more places to come where there are enough
        self.attack: i64 = 38  # an attack of a Troglodyte
        self.tougher: i64 = 16  # a better DEF of one that fights
        self.devil_comes: i64 = 140  # the Demon on the map, besides its first attack
        self.seal_breaks: i64 = 60
        self.lost: i64 = 60  # Events that are played as soon as they may be
        self.ambush: i64 = 60
        self.terror: i64 = 35  # Events that are kept for better moments: what they must bring
        self.vertigo: i64 = 70
        self.rust: i64 = 30
        self.panic: i64 = 50
        self.festering: i64 = 70
        self.critical: i64 = 4  # dice in reach
        self.miasma: i64 = 3
        # more of the humans
        self.deed: i64 = 500  # what only the Redeemer can do, when he is there
        self.seal: i64 = 90
        self.more_dice: i64 = 45  # gifts
        self.foresight: i64 = 20
        self.courage: i64 = 30
        self.blessing: i64 = 110  # what the only Blessing must bring
        self.watch_out: i64 = 90
        # search
        self.sight: i64 = 120  # decisions before a playout is judged, unless a round ends before
        self.breadth: i64 = 25  # percent: choices that a search tries, of the root of its visits
        self.breadth_least: i64 = 5  # the same where advice is hardly ever wrong
        # What the facts of prospects.py are worth to the humans, in thousandths, a row for each aim.
        self.outlook: vec[i64] = numbers(
            [
                *(3174, -79, -2036, -140, 0, 130, 180, -114, -18, -100, -203, 0, -2, 223, 111, -106),
                *(61, -85, -706, -354, 245, 74, 598, -437, -278, -53, -453, 0, -270, 316, 173, 0),
                *(1418, -48, -687, -106, 223, 140, -210, -107, -63, -6, 0, 0, -96, 0, 19, 0),
                *(-1057, -164, -1157, -291, 1058, 35, 694, -139, -12, -106, -109, -171, -228, 0, 51, -272),
                *(2158, -97, -2068, -520, 734, 0, -232, -233, 0, -38, -113, -237, 0, 27, 0, -366),
                *(-2203, -140, -919, -418, 0, 204, 130, -104, -144, 0, -183, 0, -294, 52, 269, -26),
                *(-4862, -68, -282, -492, 637, 29, 912, -461, -134, 0, -447, -299, -115, 0, 270, -177),
                *(721, -127, -977, -377, 216, 239, -77, -410, -286, 0, -116, 0, -185, 32, 111, 0),
            ]
        )
