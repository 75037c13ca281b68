"""What can go wrong, by name. The message of every error is one line a player can act on."""


class ThroneroomError(Exception):
    """Any mistake in what Throneroom was given. A bug in Throneroom itself is never one of these."""


class UnknownCard(ThroneroomError):
    """No card goes by that name."""


class BadKingdom(ThroneroomError):
    """These cards cannot be on the table together."""


class IllegalAnswer(ThroneroomError):
    """The answer is not among the options of the decision; the game stands unchanged."""


class BadRecord(ThroneroomError):
    """The record cannot be read, or does not replay to the game it claims to be."""


class BadScenario(ThroneroomError):
    """The scenario asks for the impossible, or was asked something it did not script."""
