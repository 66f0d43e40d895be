"""The front end `example`: C++ with `#pragma example kernel` and `#pragma example for` becomes OKL."""

import json
import re
import sys

# The attributes in the C++ that `read` gives.
ATTRIBUTES = [
    {"name": "example_kernel", "sites": ["function"]},
    {"name": "example_for", "sites": ["loop"]},
]
OKL = {"example_kernel": "@kernel", "example_for": "@tile(64, @outer, @inner)"}


def describe(_):
    return {"description": {"name": "example", "version": "0.1.0", "attributes": ATTRIBUTES}}


def edit(span, text):
    """New text that stands for what was there, so that messages about it point there."""
    return {"span": span, "with": [{"stands": {"text": text, "from": span}}], "owner": 'front end "example"'}


def read(request):
    """From the user's text to C++ with attributes: they say what stands after a pragma. Places count bytes."""
    found = re.finditer(rb"#pragma example (kernel|for)\b", request["text"].encode())
    return {"edits": {"edits": [edit(list(use.span()), "@example_" + use.group(1).decode()) for use in found]}}


def write(request):
    """From the C++ as it was understood to OKL."""
    uses = [use for use in request["unit"]["attributes"] if use["name"] in OKL]
    return {"edits": {"edits": [edit(use["span"], OKL[use["name"]]) for use in uses]}}


request = json.load(sys.stdin)
answer = {"describe": describe, "read": read, "write": write}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
