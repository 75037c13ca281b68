"""Random numbers that are part of the game's state: the same on every machine, compiled or not.

They are the output of SHAKE-128, a hash function, for a secret key and a counter.  Who has seen any part of it, however
large, can work out neither what came before nor what comes next without trying all keys: the cards that a player sees
say nothing about those that are hidden.
"""
from __future__ import annotations

from hashlib import shake_128
from typing import Any, Final

from librt.strings import read_i64_le
from mypy_extensions import i64

from throneroom.errors import BadSeed

FIRST_FORMAT: Final = 1                 # of games; the oldest that can still be played on
FORMAT: Final = 2
KEY_BYTES: Final = 32
SEEDS: Final = 1 << 8 * KEY_BYTES        # are numbers below this

BLOCK_BYTES: Final = 336                # what SHAKE-128 gives in two rounds: enough for a simple game
WORD_BITS: Final = 56                   # are used of each: what is left of a word times the 60 below fits into 62 bits
WORD_MASK: Final = (1 << WORD_BITS) - 1
LARGE_BITS: Final = 32                  # of them for numbers below something larger


class Rng:
    """Its state is a key, how many blocks were made of it, and how many bytes of the last one are used.  A block is
    never changed, so that copies share it."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.blocks: i64 = 0
        self.used: i64 = BLOCK_BYTES
        self.block = b""

    def next_word(self) -> i64:
        """A number of so many random bits."""
        used = self.used
        if used == BLOCK_BYTES:
            self.block = shake_128(self.key + int(self.blocks).to_bytes(8, "little")).digest(BLOCK_BYTES)
            self.blocks += 1
            used = 0
        self.used = used + 8
        return read_i64_le(self.block, used) & WORD_MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30."""
        return ((self.next_word() >> (WORD_BITS - LARGE_BITS)) * n) >> LARGE_BITS

    def shuffle(self, items: list[Any]) -> None:
        """A word, taken as a fraction, serves for several places, each time with what is left of it: for so few that
        one order is more likely than another by less than 2**-20 of its chance."""
        i: i64 = len(items)
        while i > 60:
            j = self.below(i)
            i -= 1
            swap = items[j]
            items[j] = items[i]
            items[i] = swap
        while i > 1:
            word = self.next_word()
            stop: i64 = 1 if i <= 13 else i - 7 if i <= 32 else i - 6
            while i > stop:
                word *= i
                j = word >> WORD_BITS
                word &= WORD_MASK
                i -= 1
                swap = items[j]
                items[j] = items[i]
                items[i] = swap

    def copy(self) -> Rng:
        other = Rng(self.key)
        other.blocks = self.blocks
        other.used = self.used
        other.block = self.block
        return other

    def state(self) -> tuple[object, ...]:
        """All that the next numbers hang on."""
        return self.key, int(self.blocks), int(self.used)


FACTOR: Final = 6364136223846793005 & ((1 << 62) - 1)
STEP: Final = 1442695040888963407
MASK: Final = (1 << 62) - 1


class FirstRng(Rng):
    """That of the first format, a linear congruential generator modulo 2**62, for games that were begun with it: who
    has seen enough of its numbers knows the others.  Machine integers that wrap around and Python's unbounded ones
    agree on the lower 62 bits of a product, so both give the same numbers."""

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.at: i64 = seed & MASK
        # Two steps, or neighbouring seeds would begin alike.
        self.at = (self.at * FACTOR + STEP) & MASK
        self.at = ((self.at ^ (self.at >> 31)) * FACTOR + STEP) & MASK

    def below(self, n: i64) -> i64:
        self.at = (self.at * FACTOR + STEP) & MASK
        return (self.at >> 22) % n

    def shuffle(self, items: list[Any]) -> None:
        i: i64 = len(items)
        while i > 1:
            self.at = (self.at * FACTOR + STEP) & MASK
            z = self.at >> 22                   # enough for three places
            stop: i64 = i - 3 if i > 3 else 1
            while i > stop:
                j = z % i
                z //= i
                i -= 1
                swap = items[j]
                items[j] = items[i]
                items[i] = swap

    def copy(self) -> FirstRng:
        other = FirstRng(0)
        other.at = self.at
        return other

    def state(self) -> tuple[object, ...]:
        return (int(self.at),)


def rng_of(seed: int, format: int = FORMAT) -> Rng:
    """The random numbers of a game of this format."""
    if format == FIRST_FORMAT:
        return FirstRng(seed)
    if not 0 <= seed < SEEDS:
        raise BadSeed("a seed is a number from 0 to 2**256 - 1")
    return Rng(seed.to_bytes(KEY_BYTES, "little"))
