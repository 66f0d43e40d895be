"""The backend `example`: plain C++ in which every kernel has a name of its own."""

import json
import sys

# All that is not said here is as in the backend `serial`.
TARGET = {
    "like": "serial",
    "name": "example",
    "extension": "cpp",
    "words": {"kernel": 'extern "C" __attribute__((used))'},
}

json.load(sys.stdin)  # okl only asks who this is: {"schema": 2, "operation": "describe"}
json.dump({"schema": 2, "description": {"name": "example", "version": "0.1.0", "target": TARGET}}, sys.stdout)
