"""`throneroom`, but its bots do not pause for people's eyes, everybody may ask as often as they like, chance brings
the same at every table, and what makes any server's tests easy."""
import secrets
from types import SimpleNamespace

from tests.easy import make_easy

from throneroom import cli
from throneroom.web import daily, server
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Limits

FREE = (1e9, 1e9)
settings = Settings(ready=False, pause=(0, 0), household_wishes=FREE, hellos=FREE)
server.new_hall = lambda database, _: new_hall(database, settings, Limits.none())
make_easy()
secrets.randbits = lambda bits: 7
daily.secrets = SimpleNamespace(randbits=lambda bits: 1 << 60)        # whose record nobody may see before their own try
cli.main()
