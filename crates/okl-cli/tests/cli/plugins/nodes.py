"""A backend like CUDA that writes places of the plan itself.

Its first word says how: `marked` puts a comment into what CUDA would say, `own` writes words of its own, and the others
go wrong.
"""
import json
import sys

how = sys.argv[1]
request = json.load(sys.stdin)

LIKE = {"like": "cuda", "name": "mine"}
KINDS = ["barrier", "index", "launch", "group-memory", "atomic"]


def described():
    kinds = ["barrier", "index", "group-memory", "later"] if how == "marked" else KINDS
    return {"name": "mine", "target": LIKE, "spells": kinds, "wants": ["plan"]}


def index(node):
    word = "blockIdx" if node["over"] == "groups" else "threadIdx"
    return f"{word}.{node['axis']}"


def marked(node):
    if node["kind"] == "barrier":
        return "__syncthreads()/**/"
    if node["kind"] == "index":
        return f"{index(node)}/**/"
    return "__shared__/**/"


def own(node):
    if node["kind"] == "barrier":
        return "meet_here()" if node.get("is_added") else "meet_at_wish()"
    if node["kind"] == "index":
        return f"int({index(node)} + 0) /* {node['name']} {node.get('part', 'whole')} */"
    if node["kind"] == "launch":
        return f"extern \"C\" __global__ /* {node['kernel']} of {node['items']} */"
    if node["kind"] == "group-memory":
        return f"__shared__ __align__(16) /* {node['name']}: {node['type']}, {node['bytes']} */"
    return f"my_{node['operation']}<{{T}}>(&({{x}}), {{e}})"


def answer():
    if request["operation"] == "describe":
        return {"description": described()}
    assert request["operation"] == "spell-node" and "plan" in request and "checked" not in request
    nodes = request["nodes"]
    if how == "refuses":
        place = {"place": nodes[0]["at"], "text": ""}
        told = {"id": "no-such-barrier", "severity": "error", "message": "not here", "labels": [place]}
        return {"diagnostics": [told]}
    if how == "nowhere":
        return {"spelled": [{"node": len(nodes), "text": ""}]}
    if how == "lines":
        return {"spelled": [{"node": 0, "text": "a\nb"}]}
    if how == "long":
        return {"spelled": [{"node": 0, "text": "a" * 5000}]}
    texts = [(node["id"], (marked if how == "marked" else own)(node)) for node in nodes]
    return {"spelled": [{"node": id, "text": text} for id, text in texts if text is not None]}


json.dump({"schema": 2, **answer()}, sys.stdout)
