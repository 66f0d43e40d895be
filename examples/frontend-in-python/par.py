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


def describe(_):
    return {"description": {"name": "par", "version": "0.1.0", "attributes": ATTRIBUTES}}


def edit(span, text):
    """New text that stands for what was there, so that messages about it point there."""
    return {"span": span, "with": [{"stands": {"text": text, "from": span}}], "owner": 'front end "par"'}


def read(request):
    """From the user's text to C++ with attributes: they say what stands after a pragma. Places count bytes."""
    found = re.finditer(rb"#pragma par (kernel|for)\b", request["text"].encode())
    return {"edits": {"edits": [edit(list(use.span()), "@par_" + use.group(1).decode()) for use in found]}}


def write(request):
    """From the C++ as it was understood to OKL."""
    uses = [use for use in request["unit"]["attributes"] if use["name"] in OKL]
    return {"edits": {"edits": [edit(use["span"], OKL[use["name"]]) for use in uses]}}


request = json.load(sys.stdin)
answer = {"describe": describe, "read": read, "write": write}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
