"""Plunder: the Kingdom, Loot, Events and Traits."""
