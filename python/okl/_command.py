"""The command `okl`: the program of the package, with the libclang of the package."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from ._library import libclang


def main() -> NoReturn:
    """Becomes the program."""
    program = os.path.join(os.path.dirname(__file__), "bin", "okl")
    if not os.path.isfile(program):
        sys.exit("okl: this package was built without the program; `./x wheel` puts it in")
    library = libclang()
    if library:
        os.environ["OKL_LIBCLANG"] = library
    os.execv(program, ["okl", *sys.argv[1:]])


if __name__ == "__main__":
    main()
