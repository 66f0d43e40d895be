// Runs the kernel of slm/sparse_rows.cpp.

#include <testkit.hpp>

OKL_KERNEL(sparse_rows, int, const int *, const int *, const float *, const float *, float *);

int main() {
  testkit::Random random(20);
  for (int n : {0, 1, 5, 33}) {
    testkit::Buffer<int> first(n + 1, 0);
    for (int r = 0; r < n; ++r) first[r + 1] = first[r] + random.value<int>(0, 8);
    const int size = first[n];
    const auto column = random.buffer<int>(size, 0, 9);
    const auto value = random.buffer<float>(size, -1, 1), x = random.buffer<float>(10, -1, 1);
    testkit::Buffer<float> y(n);
    std::vector<double> expected(n);
    for (int r = 0; r < n; ++r)
      for (int k = first[r]; k < first[r + 1]; ++k) expected[r] += double(value[k]) * x[column[k]];
    OKL_CALL(sparse_rows, n, first, column, value, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}
