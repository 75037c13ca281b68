"""`throneroom`, but its bots do not pause for people's eyes, everybody may ask as often as they like, and chance brings
the same at every table."""
import secrets

from throneroom import cli
from throneroom.web import server
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Limits

FREE = (1e9, 1e9)
settings = Settings(pause=(0, 0), household_wishes=FREE, hellos=FREE)
server.new_hall = lambda database, _: new_hall(database, settings, Limits.none())
secrets.randbits = lambda bits: 7
cli.main()
