"""`throneroom`, but its bots do not pause for people's eyes, everybody may ask as often as they like, and chance brings
the same at every table."""
import secrets

from throneroom import cli
from throneroom.web import server
from throneroom.web.app import new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Limits

server.new_hall = lambda database, settings: new_hall(database, Settings(pause=(0, 0)), Limits.none())
secrets.randbits = lambda bits: 7
cli.main()
