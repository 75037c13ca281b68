"""Players that are programs."""
from throneroom.bots.levels import LEVELS, level

__all__ = ["LEVELS", "level"]
