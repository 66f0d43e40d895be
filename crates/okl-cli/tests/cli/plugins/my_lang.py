"""A front end that reads OKL and has diagnostics of its own: for the words `WRONG` and `SLOW`."""

import json
import os
import re
import sys

PAGE = "The word means nothing.\n\n## How to fix it\n\nLeave it out.\n"
DIAGNOSTICS = [
    {"id": "my-lang-wrong", "severity": "error", "summary": "a word without a meaning", "page": PAGE},
    {"id": "my-lang-slow", "severity": "warning", "summary": "a word that slows things down"},
]


def describe(_):
    declared = json.loads(os.environ.get("DECLARED", "null")) or DIAGNOSTICS
    return {"description": {"name": "my_lang", "version": "1.0", "diagnostics": declared}}


def read(request):
    said = []
    for use in re.finditer("WRONG|SLOW", request["text"]):
        word = use.group().lower()
        severity = {"wrong": "error", "slow": "warning"}[word]
        labels = [{"place": list(use.span()), "text": ""}]
        message = f"`{use.group()}` stands here"
        said.append({"id": f"my-lang-{word}", "severity": severity, "message": message, "labels": labels})
    return {"edits": {"edits": []}, "diagnostics": said}


def write(_):
    return {"edits": {"edits": []}}


request = json.load(sys.stdin)
answer = {"describe": describe, "read": read, "write": write}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
