"""`throneroom`, but its bots do not pause for people's eyes, everybody may ask as often as they like, chance brings
the same at every table, and what makes any server's tests easy."""
import secrets
from datetime import UTC, datetime
from types import SimpleNamespace

from tests.easy import make_easy

from throneroom import cli
from throneroom.web import daily, server
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Limits

FREE = (1e9, 1e9)
settings = Settings(ready=False, pause=(0, 0), vote=3600, household_wishes=FREE, hellos=FREE)
server.new_hall = lambda database, _: new_hall(database, settings, Limits.none())
make_easy()
secrets.randbits = lambda bits: 7
today = datetime.now(UTC).date().isoformat()
daily.Daily.today = lambda self: today     # it would be tomorrow in the middle of a test
daily.secrets = SimpleNamespace(randbits=lambda bits: 1 << 60)        # whose record nobody may see before their own try
cli.main()
