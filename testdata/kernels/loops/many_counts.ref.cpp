// Runs the kernels of loops/many_counts.okl.

#include <testkit.hpp>

OKL_KERNEL(manyCounts, int, int, int, int, const int *, int *);
OKL_KERNEL(manyKept, int, int, int, int, const int *, int *);

int main() {
  testkit::Random random(43);
  const int sizes[][3] = {{1, 1, 1}, {7, 2, 5}, {3, 16, 0}, {0, 0, 9}, {12, 12, 12}};
  for (int N : {0, 1, 3}) {
    for (const auto &size : sizes) {
      const int a = size[0], b = size[1], c = size[2];
      const auto x = random.buffer<int>(64 * N, -9, 9);
      testkit::Buffer<int> y(64 * N, 0);
      std::vector<int> expected(64 * N, 0);
      const int counts[] = {b, a, b, c, a + b, b + c, a + c, 2 * a, 2 * b, 3, 5};
      for (int g = 0; g < N; ++g) {
        for (int i = 0; i < a; ++i) expected[64 * g + i] = x[64 * g + i];
        for (int k = 0; k < 11; ++k)
          for (int i = 0; i < counts[k]; ++i) expected[64 * g + i] += k + 1;
      }
      OKL_CALL(manyCounts, N, a, b, c, x, y);
      testkit::expect_equal("y", y, expected, {{"N", N}, {"a", a}, {"b", b}, {"c", c}});

      testkit::Buffer<int> z(64 * N, 0);
      std::vector<int> kept(64 * N, 0);
      for (int g = 0; g < N; ++g)
        for (int i = 0; i < a + c; ++i) {
          int value = 1;
          if (i < a) value += x[64 * g + i];
          if (i < b) value += 2;
          if (i < a + b) value *= 3;
          if (i < b + c) value -= 4;
          kept[64 * g + i] = value;
        }
      OKL_CALL(manyKept, N, a, b, c, x, z);
      testkit::expect_equal("z", z, kept, {{"N", N}, {"a", a}, {"b", b}, {"c", c}});
    }
  }
  return testkit::result();
}
