// Runs acc/sparse_product.cpp.

#include <testkit.hpp>

OKL_KERNEL(sparse_product_acc1, int, const int *, const int *, const float *, const float *, float *, int);

int main() {
  testkit::Random random(28);
  for (int n : {0, 1, 23}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<int> first(n + 1);
      first[0] = 0;
      for (int row = 0; row < n; ++row) first[row + 1] = first[row] + row % 6;
      const int all = first[n];
      testkit::Buffer<int> column(all);
      testkit::Buffer<float> value(all), x(n), y(n);
      std::vector<float> expected(n);
      for (int i = 0; i < n; ++i) x[i] = i % 7;
      for (int row = 0; row < n; ++row) {
        for (int k = first[row]; k < first[row + 1]; ++k) {
          column[k] = random.value<int>(0, n - 1);
          value[k] = k % 5;
          expected[row] += value[k] * x[column[k]];
        }
      }
      OKL_PROGRAM(sparse_product(n, first.data(), column.data(), value.data(), x.data(), y.data()),
                  OKL_CALL(sparse_product_acc1, n, first, column, value, x, y, gangs));
      testkit::expect_equal("y", y, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}
