"""Random numbers that are part of the game's state: the same on every machine, compiled or not.

A linear congruential generator modulo 2**62 with Knuth's multiplier; only its upper 40 bits are used.  Machine integers
that wrap around and Python's unbounded ones agree on the lower 62 bits of a product, so both give the same numbers.
"""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

FACTOR: Final = 6364136223846793005 & ((1 << 62) - 1)
STEP: Final = 1442695040888963407
MASK: Final = (1 << 62) - 1


class Rng:
    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & MASK
        # Two steps, or neighbouring seeds would begin alike.
        self.state = (self.state * FACTOR + STEP) & MASK
        self.state = ((self.state ^ (self.state >> 31)) * FACTOR + STEP) & MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.state = (self.state * FACTOR + STEP) & MASK
        return (self.state >> 22) % n

    def shuffle(self, items: list[Any]) -> None:
        state = self.state
        i: i64 = len(items)
        while i > 1:
            state = (state * FACTOR + STEP) & MASK
            z = state >> 22                     # enough for three places
            stop: i64 = i - 3 if i > 3 else 1
            while i > stop:
                j = z % i
                z //= i
                i -= 1
                swap = items[j]
                items[j] = items[i]
                items[i] = swap
        self.state = state
