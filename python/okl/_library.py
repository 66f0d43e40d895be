"""Finds the libclang that reads kernels."""

from __future__ import annotations

import os
from typing import Optional


def libclang() -> Optional[str]:
    """What `OKL_LIBCLANG` or `LIBCLANG_PATH` says, or else the library of the package; none if it has none."""
    for variable in ("OKL_LIBCLANG", "LIBCLANG_PATH"):
        if os.environ.get(variable):
            return os.environ[variable]
    own = os.path.join(os.path.dirname(__file__), "lib", "libclang.so")
    return own if os.path.isfile(own) else None
