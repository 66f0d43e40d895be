// Runs the kernels of acc/jacobi.cpp.

#include <testkit.hpp>

OKL_KERNEL(jacobi_acc1, int, int, const double *, double *, double *, int);
OKL_KERNEL(jacobi_acc1_reduce_err, double *, const double *, int);

int main() {
  testkit::Random random(3);
  for (int n : {2, 3, 9}) {
    for (int m : {3, 14}) {
      for (int gangs : {1, 5}) {
        const auto old = random.buffer<double>(n * m, -8, 8);
        testkit::Buffer<double> now(n * m), part(gangs), err(1);
        std::vector<double> expected(n * m), largest(1);
        for (int i = 0; i < n * m; ++i) now[i] = 0;
        err[0] = 0;
        for (int j = 1; j < n - 1; ++j) {
          for (int i = 1; i < m - 1; ++i) {
            const int at = j * m + i;
            expected[at] = 0.25 * (old[at + 1] + old[at - 1] + old[at - m] + old[at + m]);
            largest[0] = std::max(largest[0], expected[at] - old[at]);
          }
        }
        OKL_PROGRAM(err[0] = jacobi(n, m, old.data(), now.data()),
                    OKL_CALL(jacobi_acc1, n, m, old, now, part, gangs);
                    OKL_CALL(jacobi_acc1_reduce_err, err, part, gangs));
        testkit::expect_equal("now", now, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
        testkit::expect_equal("err", err, largest, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
