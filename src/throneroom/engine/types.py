"""What is printed at the foot of a card, as flags: a card's types are some of these, or-ed together."""
from __future__ import annotations

from typing import Final

ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE: Final = 1 << 3
ATTACK: Final = 1 << 4
REACTION: Final = 1 << 5
DURATION: Final = 1 << 6
NIGHT: Final = 1 << 7
RESERVE: Final = 1 << 8
TRAVELLER: Final = 1 << 9
LOOTER: Final = 1 << 10
KNIGHT: Final = 1 << 11
RUINS: Final = 1 << 12
SHELTER: Final = 1 << 13
CASTLE: Final = 1 << 14
GATHERING: Final = 1 << 15
FATE: Final = 1 << 16
DOOM: Final = 1 << 17
HEIRLOOM: Final = 1 << 18
SPIRIT: Final = 1 << 19
ZOMBIE: Final = 1 << 20
COMMAND: Final = 1 << 21
LIAISON: Final = 1 << 22
PRIZE: Final = 1 << 23
AUGUR: Final = 1 << 24
CLASH: Final = 1 << 25
FORT: Final = 1 << 26
ODYSSEY: Final = 1 << 27
TOWNSFOLK: Final = 1 << 28
WIZARD: Final = 1 << 29
EVENT: Final = 1 << 30
PROJECT: Final = 1 << 31
LANDMARK: Final = 1 << 32
WAY: Final = 1 << 33
BOON: Final = 1 << 34
HEX: Final = 1 << 35
STATE: Final = 1 << 36
ARTIFACT: Final = 1 << 37
ALLY: Final = 1 << 38
LOOT: Final = 1 << 39
REWARD: Final = 1 << 40
OMEN: Final = 1 << 41
SHADOW: Final = 1 << 42
TRAIT: Final = 1 << 43
PROPHECY: Final = 1 << 44

LANDSCAPE: Final = EVENT | PROJECT | LANDMARK | WAY | BOON | HEX | STATE | ARTIFACT | ALLY | TRAIT | PROPHECY
BUYABLE_LANDSCAPE: Final = EVENT | PROJECT
SHARED_LANDSCAPE: Final = LANDMARK | ALLY | TRAIT | PROPHECY

TYPE_NAMES: Final = (
    "Action", "Treasure", "Victory", "Curse", "Attack", "Reaction", "Duration", "Night", "Reserve", "Traveller",
    "Looter", "Knight", "Ruins", "Shelter", "Castle", "Gathering", "Fate", "Doom", "Heirloom", "Spirit", "Zombie",
    "Command", "Liaison", "Prize", "Augur", "Clash", "Fort", "Odyssey", "Townsfolk", "Wizard", "Event", "Project",
    "Landmark", "Way", "Boon", "Hex", "State", "Artifact", "Ally", "Loot", "Reward", "Omen", "Shadow", "Trait",
    "Prophecy")


def type_names(types: int) -> list[str]:
    return [TYPE_NAMES[bit] for bit in range(len(TYPE_NAMES)) if types >> bit & 1]


def count_types(types: int) -> int:
    return len(type_names(types))
