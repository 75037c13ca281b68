"""Plunder: Loot, Traits, Treasures that last, and cards that wait for the next time."""
