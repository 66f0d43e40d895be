"""A front end: `#pragma par kernel` and `#pragma par for tile(16)` in C++ become OKL."""

import json
import re
import sys

KERNEL, LOOP = {"name": "par_kernel", "sites": ["function"]}, {
    "name": "par_for",
    "arguments": {"expressions": [0, 1]},
    "sites": ["loop"],
}
DESCRIPTION = {
    "name": "par",
    "version": "1.0",
    "attributes": [KERNEL, LOOP],
    "options": [{"name": "tile", "summary": "rounds of a loop in one group", "type": "integer"}],
}


def span(text, start, end):
    return [len(text[:start].encode()), len(text[:end].encode())]


def edit(span, text):
    piece = {"stands": {"text": text, "from": span}}
    return {"span": span, "with": [piece], "owner": "front end \"par\""}


def read(request):
    text, edits, diagnostics = request["text"], [], []
    for line in re.finditer(r"#pragma par (\w+)([^\n]*)", text):
        place, word, rest = span(text, *line.span()), line.group(1), line.group(2)
        tile = re.fullmatch(r"(?: tile\((.*)\))?\s*", rest)
        if word == "kernel":
            edits.append(edit(place, "@par_kernel"))
        elif word == "for" and tile:
            edits.append(edit(place, "@par_for" + (f"({tile.group(1)})" if tile.group(1) else "")))
        else:
            labels = [{"place": place, "text": ""}]
            message = f"`par` does not know `{word}{rest}`"
            diagnostics.append({"id": "par", "severity": "error", "message": message, "labels": labels})
    return {"edits": {"edits": edits}, "diagnostics": diagnostics}


def write(request):
    unit, edits = request["unit"], []
    for use in unit["attributes"]:
        if use["name"] == "par_kernel":
            edits.append(edit(use["span"], "@kernel"))
        elif use["name"] == "par_for":
            size = (use.get("args") or [str(request["options"].get("tile", 32))])[0]
            edits.append(edit(use["span"], f"@tile({size}, @outer, @inner)"))
    return {"edits": {"edits": edits}}


request = json.load(sys.stdin)
operation = request["operation"]
answer = {"describe": lambda _: {"description": DESCRIPTION}, "read": read, "write": write}[operation](request)
json.dump({"schema": 2, **answer}, sys.stdout)
