"""The exceptions of okl, and the messages that some of them have."""

from __future__ import annotations

from typing import List, NamedTuple, Optional


class Diagnostic(NamedTuple):
    """A message of okl about a text."""

    id: str
    is_error: bool
    message: str
    file: Optional[str]
    line: Optional[int]
    column: Optional[int]
    help: List[str]
    rendered: str

    def __str__(self) -> str:
        return self.rendered


class Error(Exception):
    """What okl raises; all its other exceptions are kinds of it."""


class DeviceError(Error):
    """There is no such device, its driver is missing, or it failed."""


class DeviceMemoryError(Error):
    """Memory of a device that is too large, too short for a copy, was freed, or belongs to another device."""


class ArgumentError(Error, TypeError):
    """The arguments of a kernel: their number, their types, arrays that it cannot work on."""


class ArgumentRangeError(Error, OverflowError):
    """A number that the type of a kernel's parameter does not have."""


class TranslationError(Error):
    """okl refuses a text. `diagnostics` are its messages, each with a line and a column."""

    diagnostics: List[Diagnostic] = []

    @property
    def line(self) -> Optional[int]:
        """The line of the first message that has one."""
        return next((one.line for one in self.diagnostics if one.line is not None), None)


class CompilationError(Error):
    """The compiler of the device refuses what okl wrote; the text is what it says."""


class LaunchError(Error):
    """A kernel that could not start, or failed on the device."""


class NoKernelError(Error):
    """A text has no kernel of this name."""


class SystemError_(Error, OSError):
    """A file or a process."""
