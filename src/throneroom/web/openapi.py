"""The description of the HTTP interface, made from the operations and the structs they take and give (OpenAPI 3.1)."""
from __future__ import annotations

import re
from typing import Any

import msgspec

from throneroom import __version__
from throneroom.web.operations import OPERATIONS, Operation
from throneroom.web.protocol import DailyWanted, Meeting, Problem

PROBLEMS = {
    400: "The body is not JSON; or it cannot be printed.", 401: "Nobody knows who is asking.", 403: "Not allowed.",
    404: "There is no such thing.", 409: "It cannot be done now.", 413: "The body is too long.",
    421: "The server has another name.", 422: "Something in it is wrong.", 429: "Too often: wait a little.",
    503: "The database does not answer just now.",
}
TABLES_SOCKET = "The games themselves are played over the websocket /api/tables/{id}/socket (docs/protocol.md)."


def description() -> dict[str, Any]:
    types = [kind for operation in OPERATIONS for kind in (operation.gives, operation.takes)
             if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem], ref_template="#/components/schemas/{name}")
    known = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = described(operation, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Throneroom", "version": __version__, "description": TABLES_SOCKET},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "http", "scheme": "bearer",
                                           "description": "The token of POST /api/session, /register or /login."}}},
    }


def described(operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                  for name in re.findall(r"{(\w+)}", operation.path)]
    found: dict[str, Any] = {
        "operationId": operation.does.__name__,
        "summary": operation.does.__doc__,
        "parameters": parameters + query_parameters(operation),
        "responses": {"200": {"description": "Done.", "content": answered(operation, known)},
                      **{str(status): {"description": text, "content": json(known[repr(Problem)])}
                         for status, text in PROBLEMS.items() if may_be(operation, status)}},
    }
    if operation.takes is not None:
        found["requestBody"] = {"required": True, "content": json(known[repr(operation.takes)])}
    if operation.signed_in:
        found["security"] = [{"person": []}]
    return found


def answered(operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    return {operation.media: {}} if operation.gives is bytes else json(known[repr(operation.gives)])


def may_be(operation: Operation, status: int) -> bool:
    """Can the operation be refused in this way?"""
    if status == 400:
        return operation.takes is not None or operation.gives is bytes
    if status == 413:
        return operation.takes is not None
    if status == 401:
        return operation.signed_in or operation.does.__name__ == "log_in"
    if status == 403:
        return operation.method != "GET"
    if status in (429, 503):
        return not operation.constant
    if status == 421:
        return True
    if status == 404:
        return "{id}" in operation.path or operation.takes is Meeting or operation.query is DailyWanted
    if status == 422:
        return operation.takes is not None or operation.query is not None
    return operation.method != "GET" or operation.path.endswith("/record") or operation.path.startswith("/records/")


def query_parameters(operation: Operation) -> list[dict[str, Any]]:
    if operation.query is None:
        return []
    [reference], components = msgspec.json.schema_components([operation.query], ref_template="{name}")
    schema = components[reference["$ref"]]
    return [{"name": name, "in": "query", "required": name in schema.get("required", ()), "schema": kind}
            for name, kind in schema["properties"].items()]


def json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
