"""A reader of Fortran for tests: `!$acc f(n, x): 2 * x[i]` sets each element of `x` to that expression of C++.

Words in capitals are macros of the command line, or parameters of the modules that are used.
"""

import json
import re
import sys

REGION = re.compile(r"(?m)^[ c]*[!c*]?\$acc (\w+)\(n, x\): (.*)$")

CPP = """static void {name}(int n, float *x) {{
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = {expression};
}}
"""

LAUNCHERS = """#include <ISO_Fortran_binding.h>
"""

LAUNCHER = """extern "C" void {name}_(int *n, float *x) {{ {name}(*n, x); }}
extern "C" int {name}_version_() {{ return CFI_VERSION; }}
"""


def describe(_):
    return {"description": {"name": "mini", "version": "0.1.0", "programs": True, "reader": True}}


def read(request):
    text, defines = request["text"], dict(one.partition("=")[::2] for one in request.get("defines", []))
    modules = re.findall(r"(?m)^ *use (\w+)", text)
    wishes = [{"containing": {"extensions": ["f90"], "words": ["module", module]}} for module in modules]
    for file in request.get("files", []):
        defines.update(re.findall(r"parameter :: ([A-Z]+) = (\w+)", file["text"]))
    cpp, launchers, host = [], [LAUNCHERS], []
    for region in REGION.finditer(text):
        name, expression = region.groups()
        span = [len(text[: place].encode()) for place in region.span()]
        expression = re.sub(r"\b[A-Z]+\b", lambda word: defines.get(word.group(), word.group()), expression)
        code = CPP.format(name=name, expression=expression)
        cpp.append({"stands": {"text": code, "from": span}})
        launchers.append(LAUNCHER.format(name=name))
        host.append({"span": span, "with": [{"text": f"      call {name}(n, x)"}]})
    whole = [0, len(text.encode())]
    host.append({"span": [0, 0], "with": [{"text": f'# 1 "{request["path"]}"\n'}]})
    return {
        "edits": {"edits": [{"span": whole, "with": cpp}]},
        "host": {"edits": host},
        "runtime": f"// read as {request.get('extension', '')}, {' '.join(sorted(defines))}\n",
        "launchers": "".join(launchers),
        "files": wishes,
    }


request = json.load(sys.stdin)
answer = {"describe": describe, "read": read}[request["operation"]](request)
json.dump({"schema": 2, **answer}, sys.stdout)
