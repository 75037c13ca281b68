"""`throneroom`, but its bots do not pause for people's eyes, everybody may ask as often as they like, chance brings
the same at every table, passwords are hashed in a moment, and a database that is silent for seconds, as on a very busy
machine, is waited for."""
import secrets
from functools import partial
from types import SimpleNamespace

from argon2 import PasswordHasher

from throneroom import cli
from throneroom.web import accounts, daily, server, storage
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Limits

FREE = (1e9, 1e9)
settings = Settings(ready=False, pause=(0, 0), household_wishes=FREE, hellos=FREE)
server.new_hall = lambda database, _: new_hall(database, settings, Limits.none())
storage.WRITE_WITHIN = storage.ANSWER_WITHIN = 120.0
accounts.PasswordHasher = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
secrets.randbits = lambda bits: 7
daily.secrets = SimpleNamespace(randbits=lambda bits: 1 << 60)        # whose record nobody may see before their own try
cli.main()
