"""The record of a game, its replay, and what one seat may know."""
