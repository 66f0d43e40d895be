"""A stage in Python, for the point that its argument names."""

import json
import sys


def describe(point):
    options = [{"name": "word", "summary": "what to say", "type": "text"}]
    return {"description": {"name": point, "version": "1.0", "point": point, "options": options}}


def replaced(text, old, new):
    """Edits that put `new` in place of every `old`. Spans count bytes."""
    found, at = [], text.find(old)
    while at >= 0:
        start = len(text[:at].encode())
        span = [start, start + len(old.encode())]
        found.append({"span": span, "with": [{"text": new}], "owner": "stage \"every\""})
        at = text.find(old, at + 1)
    return {"edits": found}


def said(severity, message, span):
    labels = [{"place": span, "text": ""}]
    return {"id": "every-stage", "severity": severity, "message": message, "labels": labels}


def source(request):
    text = request["text"]
    at = text.find("wrong")
    diagnostics = [said("error", "this word again", [at, at + 5])] if at >= 0 else []
    return {"edits": replaced(text, "TWO", "two_of"), "diagnostics": diagnostics}


def checked(request):
    unit = request["checked"]["unit"]
    word = request["options"].get("word", "a kernel")
    kernels = [unit["functions"][kernel["function"]] for kernel in request["checked"]["kernels"]]
    return {"diagnostics": [said("warning", word, kernel["name_span"]) for kernel in kernels]}


def lowered(request):
    text, target = request["checked"]["unit"]["text"], request["target"]
    start = len(text[: text.find("a[i]")].encode())
    edit = {"span": [start, start], "with": [{"text": "/* for " + target + " */ "}], "owner": "stage \"every\""}
    assert request["plan"]["target"] == target and request["lowered"]["kernel"]["edits"]
    return {"edits": {"edits": [edit]}}


def output(request):
    return {"text": request["text"].replace("1;", "1;\n\n    // " + request["extension"])}


request = json.load(sys.stdin)
operation = request["operation"]
answers = {"source": source, "checked": checked, "lowered": lowered, "output": output}
answer = describe(sys.argv[1]) if operation == "describe" else answers[operation](request)
json.dump({"schema": 2, **answer}, sys.stdout)
