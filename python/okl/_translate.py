"""Translations: texts for other compilers, without a device."""

from __future__ import annotations

import json
import os
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Union

from . import _okl
from ._errors import Diagnostic


class Output(NamedTuple):
    """A text that a translation has made."""

    pipeline: str
    kind: str
    text: str


class Translation:
    """What became of a text."""

    def __init__(self, outputs: List[Output], warnings: List[Diagnostic]) -> None:
        self.outputs = outputs
        self.warnings = warnings

    def text(self, kind: str = "kernel", pipeline: Optional[str] = None) -> str:
        """The text of a kind, of the first pipeline or of a certain one. `KeyError` if there is none."""
        for output in self.outputs:
            if output.kind == kind and pipeline in (None, output.pipeline):
                return output.text
        raise KeyError(kind if pipeline is None else f"{pipeline}: {kind}")

    @property
    def kernel(self) -> str:
        """The text for the device, or for the CPU."""
        return self.text("kernel")

    @property
    def launcher(self) -> str:
        """The host code in C++, as OCCA calls it."""
        return self.text("launcher")

    def __repr__(self) -> str:
        made = ", ".join(f"{output.pipeline}: {output.kind}" for output in self.outputs)
        return f"<okl.Translation {made}>"


def translate(
    source: Union[str, "os.PathLike[str]"],
    pipeline: Union[str, Iterable[str]] = "cuda",
    *,
    defines: Optional[Dict[str, Any]] = None,
    include_dirs: Optional[Iterable[Union[str, "os.PathLike[str]"]]] = None,
    headers: Optional[Iterable[str]] = None,
    props: Union[None, str, Dict[str, Any]] = None,
    instances: Iterable[str] = (),
    intrinsics: Iterable[str] = (),
    outputs: Iterable[str] = (),
) -> Translation:
    """Translates a text of OKL, or the file at a path, for one pipeline or several.

    Without `outputs` the kernel and the launcher are made, with their metadata. Raises `TranslationError` if okl refuses the
    text.
    """
    options = {
        "defines": defines,
        "include_dirs": None if include_dirs is None else list(include_dirs),
        "headers": None if headers is None else list(headers),
        "props": json.dumps(props) if isinstance(props, dict) else props,
    }
    pipelines = [pipeline] if isinstance(pipeline, str) else list(pipeline)
    texts, warnings = _okl.translate(source, pipelines, list(outputs), list(instances), list(intrinsics), options)
    return Translation([Output(*text) for text in texts], warnings)
