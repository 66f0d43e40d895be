"""Solves A x = b by the method of conjugate gradients: python conjugate_gradient.py [DEVICE [POINTS]]

A is the matrix of the five-point stencil on a square of POINTS x POINTS points, in compressed rows. All vectors stay in the
memory of the device; of a dot product, its partial sums are copied.
"""

import os
import sys

import numpy

import okl

KERNELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "kernels-run")
GROUPS = 64


def laplacian(points: int):
    """The matrix as the starts of its rows, its columns and its values."""
    rows = numpy.arange(points * points)
    x, y = rows % points, rows // points
    own = [(rows, rows, numpy.full(rows.size, 4.0))]
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        inside = (0 <= x + dx) & (x + dx < points) & (0 <= y + dy) & (y + dy < points)
        own.append((rows[inside], rows[inside] + dx + points * dy, numpy.full(inside.sum(), -1.0)))
    row, column, value = (numpy.concatenate(parts) for parts in zip(*own))
    order = numpy.lexsort((column, row))
    first = numpy.concatenate(([0], numpy.cumsum(numpy.bincount(row, minlength=rows.size))))
    return first.astype(numpy.int32), column[order].astype(numpy.int32), value[order]


class Solver:
    """The kernels of a device, and a matrix in its memory."""

    def __init__(self, device, first, columns, values) -> None:
        self.device = okl.device(device)
        self.n = len(first) - 1
        self.matrix = [self.device.array(part) for part in (first, columns, values)]
        source = os.path.join(KERNELS, "conjugate_gradient.okl")
        self.kernels = okl.kernels(source, self.device, defines={"GROUPS": GROUPS})
        self.sums = self.device.empty(GROUPS)

    def dot(self, a, b) -> float:
        self.kernels["dot"](self.n, a, b, self.sums)
        return float(self.sums.numpy().sum())

    def solve(self, right, tolerance: float = 1e-10):
        """The solution, and how many steps it took."""
        run, n = self.kernels, self.n
        x, r, p = self.device.zeros(n), self.device.array(right), self.device.array(right)
        q = self.device.empty(n)
        old = start = self.dot(r, r)
        steps = 0
        while old > tolerance**2 * start and steps < 10 * n:
            run["multiply"](n, *self.matrix, p, q)
            alpha = old / self.dot(p, q)
            run["advance"](n, alpha, p, q, x, r)
            new = self.dot(r, r)
            run["turn"](n, new / old, r, p)
            old = new
            steps += 1
        return x.numpy(), steps


def main(device: str = "openmp", points: str = "48") -> None:
    size = int(points)
    first, columns, values = laplacian(size)
    wanted = numpy.random.default_rng(1).random(size * size)
    right = numpy.zeros(size * size)
    row = numpy.repeat(numpy.arange(size * size), numpy.diff(first))
    numpy.add.at(right, row, values * wanted[columns])
    found, steps = Solver(device, first, columns, values).solve(right)
    error = float(numpy.abs(found - wanted).max())
    print(f"{device}: {size * size} unknowns, {steps} steps, largest error {error:.1e}")
    if not error < 1e-7:
        sys.exit("the solution is wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
