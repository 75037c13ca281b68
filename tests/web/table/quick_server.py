"""`throneroom table` for people in a hurry: bots do not pause, nobody is limited, who leaves is replaced at once."""
from throneroom import cli
from throneroom.web import server
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Hall, Limits

FREE = (10_000.0, 10_000.0)
HURRY = Settings(ready=False, pause=(0, 0), absent=0.05, waiting=10_000, messages=FREE, wishes=FREE,
                 household_wishes=FREE, mistakes=FREE, hellos=FREE)


def quick_hall(database: str, settings: Settings | None = None) -> Hall:
    return new_hall(database, HURRY, Limits.none())


server.new_hall = quick_hall
if __name__ == "__main__":
    cli.main()
