// Solves A x = b by the method of conjugate gradients: conjugate_gradient [DEVICE [POINTS]]
//
// A is the matrix of the five-point stencil on a square of POINTS x POINTS points, in compressed rows. All vectors stay in the
// memory of the device; of a dot product, its partial sums are copied.

#include <okl/runtime.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef KERNELS
#define KERNELS "examples/kernels-run"
#endif

struct Matrix {
  std::vector<int> first, columns;
  std::vector<double> values;
};

Matrix laplacian(int points) {
  Matrix matrix;
  matrix.first.push_back(0);
  for (int y = 0; y < points; ++y) {
    for (int x = 0; x < points; ++x) {
      const auto add = [&](int to_x, int to_y, double value) {
        if (to_x < 0 || to_x >= points || to_y < 0 || to_y >= points) return;
        matrix.columns.push_back(to_y * points + to_x);
        matrix.values.push_back(value);
      };
      add(x, y - 1, -1), add(x - 1, y, -1), add(x, y, 4), add(x + 1, y, -1), add(x, y + 1, -1);
      matrix.first.push_back(int(matrix.columns.size()));
    }
  }
  return matrix;
}

class Solver {
 public:
  Solver(const okl::device &on, const Matrix &matrix)
      : device(on), n(int(matrix.first.size()) - 1), first(on.malloc(matrix.first)), columns(on.malloc(matrix.columns)),
        values(on.malloc(matrix.values)), sums(on.malloc<double>(groups)) {
    okl::json props;
    props["defines/GROUPS"] = groups;
    const auto build = [&](const char *name) { return on.buildKernel(KERNELS "/conjugate_gradient.okl", name, props); };
    multiply = build("multiply"), dot_product = build("dot"), advance = build("advance"), turn = build("turn");
  }

  // The number of steps.
  int solve(const std::vector<double> &right, std::vector<double> &solution, double tolerance = 1e-10) const {
    okl::memory x = device.malloc(std::vector<double>(right.size())), r = device.malloc(right), p = r.clone();
    okl::memory q = device.malloc<double>(right.size());
    double old = dot(r, r);
    const double limit = tolerance * tolerance * old;
    int steps = 0;
    for (; old > limit && steps < 10 * n; ++steps) {
      multiply(n, first, columns, values, p, q);
      const double alpha = old / dot(p, q);
      advance(n, alpha, p, q, x, r);
      const double now = dot(r, r);
      turn(n, now / old, r, p);
      old = now;
    }
    x.copyTo(solution);
    return steps;
  }

 private:
  double dot(const okl::memory &a, const okl::memory &b) const {
    dot_product(n, a, b, sums);
    std::vector<double> parts;
    sums.copyTo(parts);
    double sum = 0;
    for (const double part : parts) sum += part;
    return sum;
  }

  static constexpr int groups = 64;
  okl::device device;
  int n;
  okl::memory first, columns, values, sums;
  okl::kernel multiply, dot_product, advance, turn;
};

int main(int count, char **words) try {
  okl::device device(count > 1 ? words[1] : "openmp");
  const int points = count > 2 ? std::atoi(words[2]) : 48;
  const Matrix matrix = laplacian(points);
  std::vector<double> wanted(std::size_t(points) * points), right(wanted.size()), found;
  for (std::size_t i = 0; i < wanted.size(); ++i) wanted[i] = std::sin(double(i));
  for (std::size_t row = 0; row < right.size(); ++row)
    for (int at = matrix.first[row]; at < matrix.first[row + 1]; ++at)
      right[row] += matrix.values[at] * wanted[matrix.columns[at]];

  const int steps = Solver(device, matrix).solve(right, found);

  double error = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) error = std::max(error, std::abs(found[i] - wanted[i]));
  std::printf("%s: %zu unknowns, %d steps, largest error %.1e\n", device.mode().c_str(), wanted.size(), steps, error);
  return error < 1e-7 ? 0 : 1;
} catch (const okl::error &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 2;
}
