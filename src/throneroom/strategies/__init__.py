"""Strategies: what to buy, to play and to trash, said in a few lines (docs/strategies.md)."""
from throneroom.strategies.dominionsim import read_dominionsim
from throneroom.strategies.language import read, read_all
from throneroom.strategies.library import find, names
from throneroom.strategies.spoken import Strategy

__all__ = ["Strategy", "find", "names", "read", "read_all", "read_dominionsim"]
