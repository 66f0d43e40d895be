#include <testkit.hpp>

OKL_KERNEL(tables, int, float *);

int main() {
  const int table[3] = {10, 20, 30}, large[8] = {7, 8, 9};
  for (int N : {1, 5}) {
    testkit::Buffer<float> x(8 * N);
    OKL_CALL(tables, N, x);
    std::vector<double> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) {
      const int t = i % 8;
      expected[i] = 20 + table[t % 3] + 4 + 21 + (t & 1 ? 2.0 : 0.5) + 20 + large[t];
    }
    testkit::expect_close("x", x, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
