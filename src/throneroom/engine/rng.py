"""Random numbers that are part of the game's state: the same on every machine, compiled or not.

The generator is L'Ecuyer's combination of two multiplicative congruential generators (period about 2 * 10**18);
every product stays below 2**47, so that machine integers and Python's give the same numbers.
"""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

M1: Final = 2147483563
M2: Final = 2147483399


class Rng:
    def __init__(self, seed: int) -> None:
        self.first: i64 = 1
        self.second: i64 = 1
        if seed:
            self.sow(seed)

    def sow(self, seed: int) -> None:
        """Two rounds spread neighbouring seeds over the whole range."""
        mixed = (seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        mixed = ((mixed ^ (mixed >> 29)) * 3202034522624059733) % (1 << 64)
        self.first = 1 + (mixed >> 33) % (M1 - 1)
        self.second = 1 + (mixed & 0x7FFFFFFF) % (M2 - 1)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.first = self.first * 40014 % M1
        self.second = self.second * 40692 % M2
        z = self.first - self.second
        if z < 1:
            z += M1 - 1
        return z % n

    def shuffle(self, items: list[Any]) -> None:
        first = self.first
        second = self.second
        i: i64 = len(items)
        while i > 1:
            # As in below(), which would be called too often; one number is enough for two places.
            first = first * 40014 % M1
            second = second * 40692 % M2
            z = first - second
            if z < 1:
                z += M1 - 1
            j = z % i
            swap = items[j]
            items[j] = items[i - 1]
            items[i - 1] = swap
            if i > 2:
                z //= i
                i -= 1
                j = z % i
                swap = items[j]
                items[j] = items[i - 1]
                items[i - 1] = swap
            i -= 1
        self.first = first
        self.second = second
