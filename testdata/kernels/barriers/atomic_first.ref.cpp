#include <testkit.hpp>

OKL_KERNEL(count, int, int, int *);

int main() {
  for (int N : {0, 1, 3}) {
    for (int most : {0, 50, 1000}) {
      testkit::Buffer<int> x(16 * N);
      std::vector<int> expected(16 * N);
      for (int k = 0; k < 16 * N; ++k) x[k] = expected[k] = 1 + k % 5;
      OKL_CALL(count, N, most, x);
      for (int g = 0; g < N; ++g) {
        int *mine = &expected[16 * g], done = 0;
        while (true) {
          for (int t = 0; t < 16; ++t) done += mine[t];
          for (int t = 0; t < 16; ++t) mine[t] += done % 7;
          if (done > most) break;
        }
      }
      testkit::expect_equal("count", x, expected, {{"N", N}, {"most", most}});
    }
  }
  return testkit::result();
}
