// Runs acc/mandelbrot.cpp.

#include <testkit.hpp>

OKL_KERNEL(mandelbrot_acc1, int, int, int, int *, int);

int main() {
  for (int n : {0, 1, 9}) {
    for (int m : {1, 16}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> rounds(n * m);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) {
          const double re = -2 + 3.0 * (e % m) / m, im = -1 + 2.0 * (e / m) / n;
          double x = 0, y = 0;
          int k = 0;
          for (; k < 12 && x * x + y * y <= 4; ++k) {
            const double next = x * x - y * y + re;
            y = 2 * x * y + im;
            x = next;
          }
          expected[e] = k > 6;
        }
        OKL_PROGRAM(mandelbrot(n, m, 12, rounds.data()), OKL_CALL(mandelbrot_acc1, n, m, 12, rounds, gangs));
        testkit::expect_equal("rounds", rounds, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
