"""The magic `%%okl` of notebooks."""

from __future__ import annotations

import shlex
from typing import Any, Dict, List

import okl

USAGE = "%%okl [DEVICE] [-D NAME=VALUE]... [-I FOLDER]..."


def options(line: str) -> Dict[str, Any]:
    """What the line of the magic says. `ValueError` if it says something else."""
    device, defines, folders = None, {}, []  # type: Any, Dict[str, str], List[str]
    words = shlex.split(line)
    while words:
        word = words.pop(0)
        if word[:2] in ("-D", "-I"):
            value = word[2:] or (words.pop(0) if words else "")
            if not value:
                raise ValueError(f"`{word}` needs a value: {USAGE}")
            if word[:2] == "-I":
                folders.append(value)
            else:
                name, _, text = value.partition("=")
                defines[name] = text or "1"
        elif word.startswith("-") or device is not None:
            raise ValueError(f"`{word}` is not expected: {USAGE}")
        else:
            device = word
    return {"device": device or "openmp", "defines": defines, "include_dirs": folders}


def run(line: str, cell: str, names: Dict[str, Any]) -> List[str]:
    """Builds the kernels of a cell, and puts them into a namespace under their names."""
    # The line of the magic is the first one of the cell.
    made = okl.kernels("\n" + cell, **options(line))
    names.update(made)
    return list(made)


def load(ipython: Any) -> None:
    """Makes `%%okl` known."""

    def magic(line: str, cell: str) -> None:
        """Kernels in OKL, as functions of Python."""
        try:
            made = run(line, cell, ipython.user_ns)
        except okl.TranslationError as error:
            # The lines of the kernel, and not those of this package: IPython asks for them so.
            text = str(error).splitlines()
            error._render_traceback_ = lambda *_: text  # type: ignore[attr-defined]
            raise
        print("kernels:", ", ".join(made))

    ipython.register_magic_function(magic, magic_kind="cell", magic_name="okl")
