"""`python -m okl` is the command `okl`."""

from ._command import main

main()
