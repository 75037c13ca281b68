"""Strategies: what to buy, to play and to trash, said in a few lines (docs/strategies.md)."""
from throneroom.strategies.language import read, read_all
from throneroom.strategies.spoken import Strategy

__all__ = ["Strategy", "read", "read_all"]
