"""Many games: fuzzing now; simulation, statistics and tournaments live here too."""
