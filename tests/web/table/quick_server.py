"""`throneroom table` for people in a hurry: bots do not pause, nobody is limited, who leaves is replaced at once."""
from typing import Any

from throneroom import cli
from throneroom.web import server
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Hall, Limits

HURRY = Settings(pause=(0, 0), absent=0.05, messages=(10_000, 10_000), wishes=(10_000, 10_000))


def quick_hall(database: str, **more: Any) -> Hall:
    return new_hall(database, **{**more, "settings": HURRY, "limits": Limits.none()})


server.new_hall = quick_hall
if __name__ == "__main__":
    cli.main()
