"""Empires."""
from __future__ import annotations
