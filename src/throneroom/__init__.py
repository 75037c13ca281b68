"""Throneroom: the card game Dominion as a Python library, from one card to a million games."""

__version__ = "0.1.0"
