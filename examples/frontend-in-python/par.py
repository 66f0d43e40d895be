"""The front end `par`: C++ with `#pragma par kernel` and `#pragma par for` becomes OKL."""

import json
import re
import sys

# The attributes in the C++ that `read` gives.
ATTRIBUTES = [
    {"name": "par_kernel", "sites": ["function"]},
    {"name": "par_for", "sites": ["loop"]},
]
OKL = {"par_kernel": "@kernel", "par_for": "@tile(64, @outer, @inner)"}

# The diagnostics of `par`: `okl explain -p par.toml par-unknown` shows the page.
UNKNOWN = {
    "id": "par-unknown",
    "severity": "error",
    "summary": "a `#pragma par` without a meaning",
    "page": "There are `#pragma par kernel` before a function and `#pragma par for` before a loop.\n",
}


def describe(_):
    return {
        "description": {"name": "par", "version": "0.1.0", "attributes": ATTRIBUTES, "diagnostics": [UNKNOWN]}
    }


def edit(span, text):
    """New text that stands for what was there, so that messages about it point there."""
    return {"span": span, "with": [{"stands": {"text": text, "from": span}}], "owner": 'front end "par"'}


def read(request):
    """From the user's text to C++ with attributes: they say what stands after a pragma. Places count bytes."""
    edits, diagnostics = [], []
    for use in re.finditer(rb"#pragma par (\w+)", request["text"].encode()):
        word, place = use.group(1).decode(), list(use.span())
        if "par_" + word in OKL:
            edits.append(edit(place, "@par_" + word))
        else:
            message = f"`par` does not know `{word}`"
            labels = [{"place": place, "text": ""}]
            diagnostics.append(
                {"id": UNKNOWN["id"], "severity": UNKNOWN["severity"], "message": message, "labels": labels}
            )
    return {"edits": {"edits": edits}, "diagnostics": diagnostics}


def write(request):
    """From the C++ as it was understood to OKL."""
    uses = [use for use in request["unit"]["attributes"] if use["name"] in OKL]
    return {"edits": {"edits": [edit(use["span"], OKL[use["name"]]) for use in uses]}}


request = json.load(sys.stdin)
answer = {"describe": describe, "read": read, "write": write}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
