// Runs acc/levels_worker_vector.cpp.

#include <testkit.hpp>

OKL_KERNEL(levels_worker_vector_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 7}) {
    for (int m : {0, 1, 15, 47}) {
      testkit::Buffer<int> x(n * m);
      std::vector<int> expected(n * m);
      for (int e = 0; e < n * m; ++e) expected[e] = 1000 * (e / m) + e % m;
      OKL_PROGRAM(levels_worker_vector(n, m, x.data()), OKL_CALL(levels_worker_vector_acc1, n, m, x, 3));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}
