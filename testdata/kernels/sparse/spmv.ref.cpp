// Runs the kernels of sparse/spmv.okl on one random matrix.

#include <testkit.hpp>

OKL_KERNEL(spmvRows, int, const long *, const int *, const float *, const float *, float *);
OKL_KERNEL(spmvLanes, int, const long *, const int *, const float *, const float *, float *);
OKL_KERNEL(spmvEll, int, int, const int *, const float *, const float *, float *);

int main() {
  testkit::Random random(38);
  const int width = 19;
  for (int rows : {0, 1, 8, 33, 100}) {
    const auto lengths = random.buffer<int>(rows, 0, width);
    testkit::Buffer<long> starts(rows + 1, 0);
    for (int r = 0; r < rows; ++r) starts[r + 1] = starts[r] + lengths[r];
    const auto columns = random.buffer<int>(starts[rows], 0, rows - 1);
    const auto values = random.buffer<float>(starts[rows], -1, 1);
    const auto x = random.buffer<float>(rows, -1, 1);
    testkit::Buffer<int> ell_columns(rows * width, -1);
    testkit::Buffer<float> ell_values(rows * width), a(rows), b(rows), c(rows);
    std::vector<double> expected(rows);
    for (int r = 0; r < rows; ++r)
      for (int k = 0; k < lengths[r]; ++k) {
        const long at = starts[r] + k;
        ell_columns[r + rows * k] = columns[at];
        ell_values[r + rows * k] = values[at];
        expected[r] += double(values[at]) * x[columns[at]];
      }
    OKL_CALL(spmvRows, rows, starts, columns, values, x, a);
    OKL_CALL(spmvLanes, rows, starts, columns, values, x, b);
    OKL_CALL(spmvEll, rows, width, ell_columns, ell_values, x, c);
    testkit::expect_close("rows", a, expected, 1e-5, {{"rows", rows}});
    testkit::expect_close("lanes", b, expected, 1e-5, {{"rows", rows}});
    testkit::expect_close("ell", c, expected, 1e-5, {{"rows", rows}});
  }
  return testkit::result();
}
