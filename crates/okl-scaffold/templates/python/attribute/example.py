"""The attribute `@example(4)`: unrolls a loop so many times."""

import json
import sys

TABLE = {
    "name": "example",
    "summary": "unrolls a loop so many times",
    "arguments": {"numbers": 1},
    "sites": ["loop"],
    "expand": {"cuda": "#pragma unroll {0}", "default": "#pragma GCC unroll {0}"},
}


def describe(_):
    attribute = {"table": TABLE, "checks": True}
    return {"description": {"name": "example", "version": "0.1.0", "attribute": attribute}}


def check(request):
    """Unrolling more than 64 times helps nobody."""
    uses = [request["unit"]["attributes"][use] for use in request["uses"]]
    return {"diagnostics": [too_much(use) for use in uses if use.get("args") and int(use["args"][0]) > 64]}


def too_much(use):
    return {
        "id": "example-times",
        "severity": "error",
        "message": f"`@example({use['args'][0]})` is too much",
        "labels": [{"place": use["span"], "text": ""}],
        "help": ["unroll at most 64 times"],
    }


request = json.load(sys.stdin)
answer = {"describe": describe, "check": check}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
