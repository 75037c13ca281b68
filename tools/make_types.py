"""Writes the page's TypeScript types from the structs of the protocol, so that both sides cannot drift apart.

    python tools/make_types.py [--check]
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from throneroom.web import protocol

FILE = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEAD = "// Made by tools/make_types.py from src/throneroom/web/protocol.py. Do not edit.\n"
BASES = (msgspec.Struct, protocol.In, protocol.Message)
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def types() -> str:
    structs = [thing for thing in vars(protocol).values()
               if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing not in BASES]
    _, parts = msgspec.json.schema_components(structs, ref_template="{name}")
    written = [interface(name, part) for name, part in sorted(parts.items())]
    for union in ("FromServer", "FromSeat", "ToPerson", "FromPerson", "ToLab", "FromLab"):
        members = [member.__name__ for member in getattr(protocol, union).__args__]
        written.append(f"export type {union} = {' | '.join(members)}\n")
    return HEAD + "\n" + "\n".join(written)


def interface(name: str, part: dict[str, Any]) -> str:
    required = part.get("required", [])
    fields = [f"  {field}{'' if field in required else '?'}: {expression(schema)}"
              for field, schema in part["properties"].items()]
    return "\n".join([f"export interface {name} {{", *fields, "}"]) + "\n"


def expression(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join("null" if value is None else f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(expression(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(expression(part) for part in schema['prefixItems'])}]"
        item = expression(schema.get("items") or {})
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"{{ [key: string]: {expression(schema.get('additionalProperties') or {})} }}"
    return PLAIN.get(schema.get("type", ""), "unknown")


def main() -> int:
    text = types()
    if "--check" in sys.argv:
        if FILE.read_text(encoding="utf-8") != text:
            print(f"{FILE.name} is not what the protocol says: run python tools/make_types.py")
            return 1
        return 0
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
