"""An onlooker who sees dice fall and works out the generator behind them: the known attack on a linear one.

Every bit of every word of such a generator is the sum, modulo 2, of some of the 128 bits it began with. `below(count)`
shows the first bits of a word. So each throw that all can see is a few equations; with enough of them the state is
known, and with it every throw to come. An equation is one int: bit 0 is the sum, bits 1 to 128 say what is summed.
"""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.engine.chance import Rng, rng_in

WORD = 32
STATE = 4 * WORD

Bits = list[int]  # of a word, the lowest first: which unknowns make up each


class Onlooker:
    def __init__(self) -> None:
        unknown = [2 << place for place in range(STATE)]
        self.words: list[Bits] = [unknown[at : at + WORD] for at in range(0, STATE, WORD)]  # x, y, z, w
        self.rows: dict[int, int] = {}  # by the highest unknown in them

    def missed(self) -> None:
        """A word was drawn that the onlooker learns nothing of."""
        x, y, z, w = self.words
        t = [bit ^ (x[i - 11] if i >= 11 else 0) for i, bit in enumerate(x)]
        shifted = [bit ^ (w[i + 19] if i + 19 < WORD else 0) for i, bit in enumerate(w)]
        drawn = [bit ^ t[i] ^ (t[i + 8] if i + 8 < WORD else 0) for i, bit in enumerate(shifted)]
        self.words = [y, z, w, drawn]

    def saw(self, place: int, count: int) -> None:
        """The throw was `place` of 0..count-1: the word lies between two numbers, whose first bits are equal."""
        self.missed()
        least = -(-(place << WORD) // count)
        most = -(-(place + 1 << WORD) // count) - 1
        for i in range(WORD - 1, -1, -1):
            if least >> i != most >> i:
                return
            self.learn(self.words[-1][i] | least >> i & 1)

    def learn(self, row: int) -> None:
        row = self.reduced(row)
        if row > 1:  # else it was known, or it contradicts what is
            self.rows[row.bit_length()] = row

    def reduced(self, row: int) -> int:
        for highest in range(STATE + 1, 1, -1):
            if row >> highest - 1 & 1 and highest in self.rows:
                row ^= self.rows[highest]
        return row

    @property
    def certain(self) -> bool:
        return len(self.rows) == STATE

    def guess(self) -> Rng:
        """The generator as it should be now; what is still unknown is taken for 0."""
        bits = [self.reduced(bit) & 1 for word in self.words for bit in word]
        return rng_in(sum(bit << place for place, bit in enumerate(bits)))


def named_of(thrown: Sequence[int], count: int, watched: int) -> int:
    """How many of the throws, each of 0..count-1, the onlooker names who has watched the first ones."""
    onlooker = Onlooker()
    for place in thrown[:watched]:
        onlooker.saw(place, count)
    guess = onlooker.guess()
    return sum(place == guess.below(count) for place in thrown[watched:])
