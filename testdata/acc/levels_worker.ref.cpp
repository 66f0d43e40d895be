// Runs acc/levels_worker.cpp.

#include <testkit.hpp>

OKL_KERNEL(levels_worker_acc1, int, int *, int);

int main() {
  for (int n : {0, 1, 3, 100}) {
    testkit::Buffer<int> x(n);
    std::vector<int> expected(n);
    for (int i = 0; i < n; ++i) expected[i] = 3 * i;
    OKL_PROGRAM(levels_worker(n, x.data()), OKL_CALL(levels_worker_acc1, n, x, 1));
    testkit::expect_equal("x", x, expected, {{"n", n}});
  }
  return testkit::result();
}
