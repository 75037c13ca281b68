"""The server does what its description says, whatever is thrown at it: schemathesis makes up requests from the
description, right and wrong ones, and sends them to a real server."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Thread

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import positive_data_acceptance

from throneroom.kingdoms.setup import Setup
from throneroom.record.record import record, write
from throneroom.web.app import new_app, new_hall
from throneroom.web.live import Settings
from throneroom.web.openapi import description
from throneroom.web.operations import OPERATIONS, Limits
from throneroom.web.server import Server
from throneroom.web.socket import SERVER_SETTINGS
from throneroom.web.table_command import address, listen

PATIENCE = 120                          # seconds; only ever waited for on a very busy machine

load_all_checks()
REFUSALS = [400, 401, 403, 404, 405, 409, 413, 422]     # 413: too long as a whole, before it is looked at more closely
schema = schemathesis.openapi.from_dict(description(), config=schemathesis.Config.from_dict({
    "checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}},
    "generation": {"with-security-parameters": False}}))            # the token is given by the test: no wrong ones


@dataclass(frozen=True)
class Real:
    """A server, and things that really are there."""

    address: str
    token: str
    ids: dict[str, list[str]]           # by the first part of the path


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    hall = new_hall(f"sqlite:///{file}", Settings(ready=False, pause=(0, 0)), Limits.none())
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(new_app(hall), log_level="warning", lifespan="off", **SERVER_SETTINGS)
    server = Server(config, hall, address("127.0.0.1", listening), browser=False)
    thread = Thread(target=asyncio.run, args=[server.run_hall(listening)])
    thread.start()
    no_keeping = httpx.Limits(max_keepalive_connections=0)      # the server might close it just at the next request
    with httpx.Client(base_url=server.address, timeout=PATIENCE, limits=no_keeping) as client:
        token = client.post("/api/session", json={"name": "Ada"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        tables = [client.post("/api/tables", json={"seats": seats, "bots": ["easy"]}, headers=headers).json()["table"]
                  for seats in (2, 3)]
        kept = write(record(Setup(("moat", "militia")), 7, [[0, 0, 0, 0], [0]]))
        records = [client.post("/api/records", content=kept).json()["id"]]
        pair = {"players": [{"named": "Big Money"}, {"named": "general"}], "games": 2}
        contest = client.post("/api/lab", json=pair).json()["id"]
        day = client.get("/api/daily").json()["day"]
    yield Real(server.address, token, {"tables": tables, "records": records, "cards": ["moat", "dame_anna", "copper"],
                                       "paper": ["kingdom"], "games": tables, "daily": [day], "lab": [contest]})
    server.should_exit = True
    thread.join()


@schema.given(data=st.data())
@schema.parametrize()
@settings(max_examples=20, suppress_health_check=list(HealthCheck))
def test_requests_of_all_kinds(case: Case, real: Real, data: st.DataObject) -> None:
    if "id" in (case.path_parameters or {}) and data.draw(st.booleans(), "a real one"):
        case.path_parameters["id"] = data.draw(st.sampled_from(real.ids[case.operation.path.split("/")[2]]))
    token = real.token
    ends = case.operation.path.startswith("/api/session") and case.method == "DELETE"
    if ends or case.operation.path == "/api/me/deletion":       # somebody else's
        session = httpx.URL(real.address).join("/api/session")
        token = httpx.post(session, json={"name": "Bob"}, timeout=PATIENCE).json()["token"]
    # What has the right form can still be refused: a kingdom of unknown cards.
    case.call_and_validate(base_url=real.address, headers={"Authorization": f"Bearer {token}"},
                           excluded_checks=[positive_data_acceptance], timeout=PATIENCE)


def test_all_operations_are_described() -> None:
    found = description()
    assert found["openapi"] == "3.1.0"
    assert {(path, method) for path, methods in found["paths"].items() for method in methods} == {
        (f"/api{operation.path}", operation.method.lower()) for operation in OPERATIONS}
    ids = [operation["operationId"] for path in found["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids))
    for path in found["paths"].values():
        for operation in path.values():
            assert operation["summary"]
