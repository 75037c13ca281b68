"""How the tables of the database came to be what they are, step by step; the last step is what storage.py describes."""
