// Runs the kernel of restrict/of_c.okl.

#include <testkit.hpp>

OKL_KERNEL(rowTotals, int, int, const float *, float *, float *);

int main() {
  testkit::Random random(31);
  for (int rows : {0, 1, 4}) {
    for (int n : {1, 2, 7}) {
      testkit::Buffer<float> x(rows * n * 16), total(rows, -1), twice(rows * 16, -1);
      for (int e = 0; e < rows * n * 16; ++e) x[e] = float(random.value<int>(-50, 50));
      std::vector<float> totals(rows, 0), all(rows * 16);
      for (int g = 0; g < rows; ++g) {
        for (int k = 0; k < n; ++k) totals[g] += x[(g * n + k) * 16 + 3] + x[(g * n + k) * 16 + 9];
        for (int l = 0; l < 16; ++l) all[16 * g + l] = 2 * totals[g] + float(l);
      }
      OKL_CALL(rowTotals, rows, n, x, total, twice);
      testkit::expect_equal("total", total, totals, {{"rows", rows}, {"n", n}});
      testkit::expect_equal("twice", twice, all, {{"rows", rows}, {"n", n}});
    }
  }
  return testkit::result();
}
