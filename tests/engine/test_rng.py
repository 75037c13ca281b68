"""Random numbers: what they are, that they are fair, and that nothing seen of them tells the rest."""
from hashlib import shake_128
from itertools import permutations
from math import prod

import pytest

from throneroom.engine.rng import BLOCK_BYTES, LARGE_BITS, WORD_BITS, rng_of
from throneroom.errors import BadSeed
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import state
from throneroom.record.driver import Driver
from throneroom.record.view import view

GAMES = 24_000
WORDS = BLOCK_BYTES // 8


# --- what they are ------------------------------------------------------------------------------------------
def test_the_generator_is_specified() -> None:
    """These numbers are the definition: they may never change, or old records could not be replayed."""
    rng = rng_of(1)
    assert [rng.below(1000) for _ in range(8)] == [480, 889, 323, 263, 175, 953, 676, 790]
    long = rng_of(2**255 + 7)
    assert [long.below(2**30) for _ in range(WORDS + 2)][-3:] == [361131753, 524168174, 361780652]
    cards = list(range(75))
    rng_of(1).shuffle(cards)
    assert cards[-20:] == [74, 59, 42, 0, 64, 47, 54, 39, 34, 73, 32, 55, 53, 46, 66, 12, 18, 23, 65, 36]
    cards = list(range(10))
    rng_of(1).shuffle(cards)
    assert cards == [8, 3, 5, 0, 2, 9, 6, 1, 7, 4]


def test_the_first_generator_is_kept() -> None:
    rng = rng_of(1, format=1)
    assert [rng.below(1000) for _ in range(8)] == [779, 835, 357, 756, 192, 571, 818, 576]
    cards = list(range(10))
    rng_of(1, format=1).shuffle(cards)
    assert cards == [6, 5, 8, 7, 2, 3, 0, 1, 4, 9]
    assert rng_of(-1, format=1).below(1000) == rng_of(2**62 - 1, format=1).below(1000)      # as it always was


def test_the_words_are_those_of_the_hash_function() -> None:
    """So that anybody can work them out elsewhere: 56 bits of every eight bytes, a new counter every 42 words."""
    rng, seed = rng_of(12345), 12345
    for block in range(3):
        data = shake_128(seed.to_bytes(32, "little") + block.to_bytes(8, "little")).digest(BLOCK_BYTES)
        for place in range(WORDS):
            assert rng.next_word() == int.from_bytes(data[8 * place:8 * place + 7], "little")


@pytest.mark.parametrize("format", [1, 2])
def test_a_copy_goes_on_alike_and_apart(format: int) -> None:
    rng = rng_of(9, format)
    for _ in range(100):
        copy = rng.copy()
        assert copy.state() == rng.state()
        number = copy.below(10**6)
        assert copy.state() != rng.state()
        assert rng.below(10**6) == number


# --- that they are fair -------------------------------------------------------------------------------------
def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_all_orders_are_equally_likely() -> None:
    rng = rng_of(7)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(GAMES):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert 7 < chi_square([*counts.values()]) < 50          # 23 degrees of freedom: one in a thousand is outside


@pytest.mark.parametrize("size", [10, 14, 35, 70])
def test_every_card_is_equally_likely_in_every_place(size: int) -> None:
    """Also where a word serves for many places, where the next one begins, and where each place has its own."""
    rng = rng_of(8)
    places = [[0] * size for _ in range(size)]
    for _ in range(GAMES * 4 // size):
        items = list(range(size))
        rng.shuffle(items)
        for place, item in enumerate(items):
            places[place][item] += 1
    freedom = (size - 1) ** 2
    found = chi_square([count for row in places for count in row])
    assert abs(found - freedom) < 4 * (2 * freedom) ** 0.5


def test_numbers_below_are_equally_likely() -> None:
    rng = rng_of(9)
    counts = [0] * 60
    for _ in range(GAMES):
        counts[rng.below(60)] += 1
    assert chi_square(counts) < 100


def words_for(size: int) -> int:
    rng = rng_of(1)
    rng.shuffle([0] * size)
    return (rng.blocks - 1) * WORDS + rng.used // 8


@pytest.mark.parametrize("size", range(2, 200))
def test_no_word_serves_for_too_much(size: int) -> None:
    """The orders of the places that one word serves are so few that their chances differ by less than 2**-20."""
    rest = next(rest for rest in range(size - 1, 0, -1) if rest == 1 or words_for(rest) < words_for(size))
    orders = prod(range(rest + 1, size + 1))
    assert orders <= 1 << (WORD_BITS if size <= 60 else LARGE_BITS) - 20


# --- that nothing seen tells the rest -----------------------------------------------------------------------
def test_seeds_are_keys_of_256_bits() -> None:
    """Every bit of the seed counts, the highest as well; there are no others."""
    first = [rng_of(1 << bit).next_word() for bit in range(256)]
    assert len({*first, rng_of(0).next_word()}) == 257
    for seed in (-1, 1 << 256):
        with pytest.raises(BadSeed):
            rng_of(seed)


def test_one_bit_of_the_seed_changes_half_of_the_numbers() -> None:
    one, other = rng_of(5), rng_of(5 | 1 << 255)
    differing = sum((one.next_word() ^ other.next_word()).bit_count() for _ in range(1000))
    assert abs(differing / (1000 * WORD_BITS) - 0.5) < 0.01


def test_the_numbers_seen_fit_any_number_of_keys() -> None:
    """What the old generator could not say: a few of its numbers left one state over.  Here a number says nothing
    about the next one: after equal ones all others come, as often as by chance."""
    following: dict[int, list[int]] = {number: [0] * 8 for number in range(8)}
    for seed in range(GAMES):
        rng = rng_of(seed)
        following[rng.below(8)][rng.below(8)] += 1
    assert chi_square([count for row in following.values() for count in row]) < 110     # 63 degrees of freedom


def test_no_view_contains_the_key() -> None:
    """The same cards with another key to come are the same to all who look: 256 bits that nobody has seen."""
    driver = Driver(Setup(("moat", "militia", "village")), 3)
    other = driver.fork()
    other.game.rng = rng_of(2**200)
    assert state(other.game) != state(driver.game)
    for seat in (-1, 0, 1):
        assert view(other.game, seat) == view(driver.game, seat)
        assert driver.game.rng.key.hex() not in str(view(driver.game, seat))
