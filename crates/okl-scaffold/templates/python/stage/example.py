"""The stage `example`: says at the top of each output what made it."""

import json
import sys


def describe(_):
    return {"description": {"name": "example", "version": "0.1.0", "point": "output"}}


def output(request):
    """Stages answer with edits, or with the whole new text: okl finds out what changed."""
    return {"text": f"// made by okl for {request['target']}\n{request['text']}"}


request = json.load(sys.stdin)
answer = {"describe": describe, "output": output}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
