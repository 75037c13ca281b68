"""A process that plays batches: reads a job per line, writes what came of it as a line with the same first word, and
ends when its input does, so that none outlives whoever started it."""
from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from throneroom.errors import ThroneroomError
from throneroom.lab.contest import Contest, play_batch
from throneroom.lab.tally import Tally


class Job(Struct, frozen=True):
    contest: Contest
    batch: int


class Done(Struct, frozen=True):
    tally: Tally | None = None
    trouble: str = ""                   # why there is none


def done(job: Job) -> Done:
    try:
        return Done(play_batch(job.contest, job.batch))
    except ThroneroomError as error:
        return Done(trouble=str(error))
    except Exception as error:          # a fault of a player or of ours: the same batch fails everywhere
        return Done(trouble=f"{type(error).__name__}: {error}")


def serve() -> None:
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)                       # what is printed by mistake is no answer
    decoder = msgspec.json.Decoder(Job)
    with suppress(BrokenPipeError, KeyboardInterrupt):      # nobody waits for it any more
        for line in sys.stdin.buffer:
            word, job = line.split(b" ", 1)
            output.write(b"%s %s\n" % (word, msgspec.json.encode(done(decoder.decode(job)))))
            output.flush()


if __name__ == "__main__":
    serve()
