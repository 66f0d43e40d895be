// Runs acc/document_07.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_07_acc1, int, int, int, float *, int);

int main() {
  for (int m : {0, 1, 19}) {
    for (int n : {1, 3}) {
      for (int p : {0, 1, 5}) {
        testkit::Buffer<float> x(m * n * p);
        std::vector<float> expected(m * n * p);
        for (int e = 0; e < m * n * p; ++e)
          expected[e] = e % m + 1 + 100 * (e / m % n + 1) + 10000 * (e / m / n + 1);
        OKL_PROGRAM(document_07(m, n, p, x.data()), OKL_CALL(document_07_acc1, m, n, p, x, 4));
        testkit::expect_equal("x", x, expected, {{"m", m}, {"n", n}, {"p", p}});
      }
    }
  }
  return testkit::result();
}
