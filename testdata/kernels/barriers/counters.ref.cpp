#include <testkit.hpp>

OKL_KERNEL(sums, int, int, const int *, int *);

int main() {
  for (int N : {0, 1, 3}) {
    for (int n : {0, 7, 16, 33, 48}) {
      if (n > 16 * N) continue;
      testkit::Buffer<int> x(16 * N), y(2 * N);
      for (int k = 0; k < 16 * N; ++k) x[k] = (7 * k) % 13 - 4;
      for (int k = 0; k < 2 * N; ++k) y[k] = -1;
      OKL_CALL(sums, N, n, x, y);
      std::vector<int> expected(2 * N);
      for (int g = 0; g < N; ++g) {
        int sum = 0, rest = 0 + 1 + 2 + 3 + 4;
        for (int t = 0; t < 16; ++t) sum += 16 * g + t < n ? x[16 * g + t] : 0;
        if (n % 2 != 0)
          for (int i = 0; i < n; i += 3) rest += x[i];
        expected[2 * g] = sum;
        expected[2 * g + 1] = rest;
      }
      testkit::expect_equal("sums", y, expected, {{"N", N}, {"n", n}});
    }
  }
  return testkit::result();
}
