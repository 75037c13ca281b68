"""Paper over HTTP: what can be asked, a page to look at, the whole to be printed; and nobody is kept waiting by it."""
from __future__ import annotations

import asyncio
import io
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any

import httpx
import msgspec
import pytest
from pypdf import PdfReader

from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.options import JOBS, Asked, asked
from throneroom.web.app import new_app
from throneroom.web.doors import Door
from throneroom.web.limits import Crowd, Limit, Turns
from throneroom.web.operations import Hall, Limits
from throneroom.web.paper import DocumentQuery, Papers, Wanted, wanted
from throneroom.web.protocol import PaperForm, PaperOption
from throneroom.web.workers import Workers

pytestmark = pytest.mark.anyio

HOSTILE, HONEST = "127.0.0.66", "127.0.0.2"
PATIENCE = 120                          # seconds; only ever waited for when something is broken
TWO_CARDS = "cards=moat,village"

Serve = Callable[..., Awaitable[int]]


def text_of(document: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(document)).pages)


# --- what can be asked ------------------------------------------------------------------------------------------------
@pytest.fixture
async def form(client: httpx.AsyncClient) -> PaperForm:
    return msgspec.json.decode((await client.get("/api/paper")).content, type=PaperForm)


def all_options(form: PaperForm) -> list[tuple[str, PaperOption]]:
    return [(job, option) for job, about in form.jobs.items() for part, names in about.parts.items()
            for option in form.parts[part].options if option.name in names]


async def test_the_form_has_every_option_in_both_languages(form: PaperForm) -> None:
    assert set(form.jobs) == set(JOBS)
    for _, option in all_options(form):
        for words in (option.label, option.help, *(choice.words for choice in option.choices)):
            assert len(words) == 2
            assert all(words)
    assert not any(option.name == "fonts" for _, option in all_options(form))       # a folder of the server's


async def test_what_the_form_says_can_be_asked(form: PaperForm) -> None:
    """Every default is what is meant without it, and every choice is one."""
    for job, option in all_options(form):
        assert asked(job, {option.name: option.default} if option.default else {}) == Asked(), (job, option.name)
        for choice in option.choices:
            asked(job, {option.name: choice.value})


async def test_the_description_names_all_options(client: httpx.AsyncClient, form: PaperForm) -> None:
    described = (await client.get("/api/openapi.json")).json()["paths"]
    named = {each["name"] for each in described["/api/paper/{id}/document.pdf"]["get"]["parameters"]} - {"id"}
    assert named == {option.name for _, option in all_options(form)}


# --- what is made -----------------------------------------------------------------------------------------------------
async def test_a_page_to_look_at(client: httpx.AsyncClient) -> None:
    answer = await client.get(f"/api/paper/dividers/page.svg?{TWO_CARDS}&language=de")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert int(answer.headers["throneroom-pages"]) >= 1
    assert "Burggraben" in answer.text
    assert answer.text.startswith("<svg")
    beyond = await client.get(f"/api/paper/dividers/page.svg?{TWO_CARDS}&page=99")
    assert beyond.status_code == 400
    assert beyond.json()["german"].startswith("Eine Seite 99 gibt es nicht")


async def test_the_whole_to_be_printed(client: httpx.AsyncClient) -> None:
    answer = await client.get(f"/api/paper/dividers/document.pdf?{TWO_CARDS}&language=de",
                              headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="throneroom-dividers-de.pdf"'
    assert "content-encoding" not in answer.headers     # a PDF is packed already
    assert "Burggraben" in text_of(answer.content)
    assert "Dorf" in text_of(answer.content)


async def test_a_long_list_of_cards(client: httpx.AsyncClient) -> None:
    """What the page finds is named card by card."""
    cards = ",".join(card for card, facts in FACTS.items() if facts.cost_coins in (4, 5))
    assert len(cards) > 2000
    answer = await client.get(f"/api/paper/dividers/page.svg?cards={cards}&order=cost")
    assert answer.status_code == 200, answer.text
    assert int(answer.headers["throneroom-pages"]) > 10


@pytest.mark.parametrize(("path", "status", "line"), [
    ("dividers/page.svg?size=huge", 400, "'huge' is no size"),
    ("dividers/page.svg?cards=Moaat", 400, "Moaat"),
    ("dividers/document.pdf?tab=above", 400, "possible are left"),
    ("rules/document.pdf?tab=left", 400, "no option 'tab'"),           # of another job
    ("dividers/document.pdf?colour=red", 422, "colour"),
    ("dividers/document.pdf?fonts=/etc", 422, "fonts"),
    ("dividers/page.svg?page=0", 422, "page"),
    ("dividers/page.svg?title=" + "x" * 3000, 422, "title"),
    ("napkins/page.svg", 404, "napkins"),
    ("../records/page.svg", 404, ""),
])
async def test_what_cannot_be_printed_is_one_clear_line(
        client: httpx.AsyncClient, path: str, status: int, line: str) -> None:
    answer = await client.get(f"/api/paper/{path}")
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert line in f"{problem['error']} {problem['field']}"     # what is wrong, and with what
    assert answer.json()["german"]


# --- workers ----------------------------------------------------------------------------------------------------------
WORKER = """
import base64, json, sys
print("ready", flush=True)
made = 0
for line in sys.stdin:
    word, question = line.split(" ", 1)
    wanted = json.loads(question)
    made += 1
    if dict(wanted["options"]).get("title") == "endless":
        sys.stdin.read()
    data = base64.b64encode(b"%d" % made * 100).decode()
    print(word, json.dumps({"data": data}), flush=True)
"""


def papers(count: int = 1, **settings: Any) -> Papers:
    """With workers who only count."""
    return Papers(Workers(count, 1000, (sys.executable, "-c", WORKER)), **settings)


def document(title: str) -> Wanted:
    return wanted("rules", DocumentQuery(title=title))


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_what_was_made_last_is_kept_within_bounds() -> None:
    room = papers(kept_bytes=350)

    async def made(title: str) -> int:
        found = await room.find(document(title), nullcontext())
        return int(found.data[:1])

    assert [await made(title) for title in "abca"] == [1, 2, 3, 1]
    assert [await made(title) for title in "dcab"] == [4, 3, 1, 5]      # d was kept in the place of b
    assert sum(len(found.data) for found in room.kept.values()) <= 350
    await room.close()


async def test_printing_ends_with_the_wish_for_it() -> None:
    """Whoever goes away costs nothing any more."""
    room = papers()
    printing = asyncio.create_task(room.find(document("endless"), nullcontext()))
    await until(lambda: any(worker.is_ready for worker in room.workers.all))
    [worker] = room.workers.all
    printing.cancel()
    await until(printing.done)
    await until(lambda: worker.process.returncode is not None)
    assert (await room.find(document("short"), nullcontext())).data.startswith(b"1")        # by another worker
    await room.close()


async def test_a_worker_that_computes_too_long_is_ended() -> None:
    slow = ("from throneroom.web import printing\nprinting.PRINT_SECONDS = 0.2\n"
            "def make(wanted):\n    while wanted.job: pass\nprinting.make = make\n"
            "printing.main()")
    room = Papers(Workers(1, 1000, (sys.executable, "-c", slow), are_limited=True))
    with pytest.raises(BadPaper, match="takes too long"):
        await room.find(document("x"), nullcontext())
    await room.close()


async def test_one_address_asks_for_a_thousand_documents_and_others_do_not_notice(hall: Hall, serve: Serve) -> None:
    limits = Limits(reads=Limit(rate=0, burst=2000))
    own = Hall(hall.storage, hall.house, hall.accounts, hall.records, limits, papers(3))
    door = type("OwnDoor", (Door,), {"crowd": Crowd(200), "connects": Limit(20, 300), "requests": Limit(60, 3000),
                                     "traffic": Limit(10**6, 10**8), "turns": Turns(16, 2000)})
    port = await serve(new_app(own), http=door)

    def visitor(address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE)

    answers: Counter[int] = Counter()
    numbers = iter(range(1000))
    async with visitor(HOSTILE) as hostile, visitor(HONEST) as honest:
        async def ask_on() -> None:
            for number in numbers:
                answer = await hostile.get(f"/paper/dividers/document.pdf?blanks={number}&title=endless")
                answers[answer.status_code] += 1

        asking = [asyncio.create_task(ask_on()) for _ in range(20)]
        await until(lambda: answers.total() >= 990)
        assert set(answers) == {429}
        assert len(own.papers.workers.all) == 1         # works for them, and never for more than one thing at once
        for path in ("/health", "/paper/dividers/page.svg?sets=base", "/paper/dividers/document.pdf?sets=base"):
            assert (await honest.get(path)).status_code == 200
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    await until(lambda: not limits.printing.line.here)  # all that they left is over
    await own.papers.close()
