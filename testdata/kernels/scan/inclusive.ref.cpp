// Runs the kernels of scan/inclusive.okl one after the other.

#include <testkit.hpp>

OKL_KERNEL(scanSteps, int, const int *, int *, int *);
OKL_KERNEL(scanTree, int, const int *, int *, int *);
OKL_KERNEL(scanAdd, int, const int *, int *);

int main() {
  testkit::Random random(14);
  for (int N : {0, 1, 2, 31, 32, 33, 64, 333}) {
    const auto x = random.buffer<int>(N, -100, 100);
    std::vector<int> expected(N);
    for (int n = 0, sum = 0; n < N; ++n) expected[n] = sum += x[n];
    const int blocks = (N + 31) / 32;
    testkit::Buffer<int> steps(N), tree(N), step_totals(blocks), tree_totals(blocks);
    OKL_CALL(scanSteps, N, x, steps, step_totals);
    OKL_CALL(scanAdd, N, step_totals, steps);
    OKL_CALL(scanTree, N, x, tree, tree_totals);
    OKL_CALL(scanAdd, N, tree_totals, tree);
    testkit::expect_equal("steps", steps, expected, {{"N", N}});
    testkit::expect_equal("tree", tree, expected, {{"N", N}});
  }
  return testkit::result();
}
