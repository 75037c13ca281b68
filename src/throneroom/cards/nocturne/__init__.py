"""Nocturne: the Kingdom, what comes with it, Boons, Hexes and States."""
