"""What is on the table: the facts of every card, and how a game is laid out."""
