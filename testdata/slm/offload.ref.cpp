// Runs the kernels of slm/offload.cpp.

#include <testkit.hpp>

typedef float Row[4];

OKL_KERNEL(report_0, float *, Row *, int, int);
OKL_KERNEL(report_1, float *, int);

int main() {
  testkit::Random random(13);
  testkit::Buffer<Row> table(2);
  for (int i = 0; i < 8; ++i) table[i / 4][i % 4] = i;
  for (int n : {0, 1, 16, 50}) {
    auto data = random.buffer<float>(n, -1, 1);
    std::vector<double> expected(n);
    for (int k = 0; k < n; ++k) {
      const int g = k / 16 * 16, i = k - g, from = g + (i + 3) % 16;
      expected[k] = 2 * ((from < n ? data[from] : 0) + table[i % 2][i % 4]);
    }
    OKL_CALL(report_0, data, table, 3, n);
    OKL_CALL(report_1, data, n);
    testkit::expect_close("data", data, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}
