"""Kernels for GPUs and CPUs on arrays.

>>> import numpy, okl
>>> add = okl.Kernel('''
... template <typename T>
... @kernel void add(const int n, const T *a, const T *b, T *ab) {
...   for (int i = 0; i < n; ++i; @tile(256, @outer, @inner)) ab[i] = a[i] + b[i];
... }''', device="openmp")
>>> a, b, ab = numpy.ones(1000), numpy.ones(1000), numpy.empty(1000)
>>> add(1000, a, b, ab)
>>> float(ab[999])
2.0
"""

from __future__ import annotations

from typing import Any, Dict

from . import _okl
from ._errors import (
    ArgumentError,
    ArgumentRangeError,
    CompilationError,
    DeviceError,
    DeviceMemoryError,
    Diagnostic,
    Error,
    LaunchError,
    NoKernelError,
    SystemError_,
    TranslationError,
)
from ._library import libclang
from ._okl import Array, Bundle, Device, Kernel, Parameter, Stream, Tag, __version__, device, kernel_names, load, pipelines
from ._translate import Output, Translation, translate

__all__ = [
    "Array",
    "ArgumentError",
    "ArgumentRangeError",
    "Bundle",
    "CompilationError",
    "Device",
    "DeviceError",
    "DeviceMemoryError",
    "Diagnostic",
    "Error",
    "Kernel",
    "LaunchError",
    "NoKernelError",
    "Output",
    "Parameter",
    "Stream",
    "SystemError_",
    "Tag",
    "Translation",
    "TranslationError",
    "__version__",
    "device",
    "kernel_names",
    "kernels",
    "load",
    "pipelines",
    "translate",
]


def kernels(source: Any, device: Any = "openmp", **options: Any) -> Dict[str, Kernel]:
    """All kernels of a text, or of the file at a path, by their names."""
    names = kernel_names(source, device, **options)
    return {name: Kernel(source, device, name, **options) for name in names}


def load_ipython_extension(ipython: Any) -> None:
    """`%load_ext okl`"""
    from ._magic import load

    load(ipython)


def _use_own_library() -> None:
    library = libclang()
    if library:
        _okl.use_libclang(library)


_use_own_library()
