"""Adds vectors of two types with one kernel: python add_vectors.py [DEVICE]"""

import os
import sys

import numpy

import okl

KERNELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "kernels-run")


def main(device: str = "openmp") -> None:
    add = okl.Kernel(os.path.join(KERNELS, "add_vectors.okl"), device)
    entries = 1000
    for dtype in (numpy.float32, numpy.float64):
        a = numpy.arange(entries, dtype=dtype)
        b = 1 - a
        ab = numpy.empty(entries, dtype)
        add(entries, a, b, ab)
        if not (ab == 1).all():
            sys.exit(f"{dtype.__name__}: the sums are wrong")
        print(f"{device}: {entries} sums of {dtype.__name__} are right")


if __name__ == "__main__":
    main(*sys.argv[1:])
