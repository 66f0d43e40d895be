// Runs the kernels of dim/fields.okl.

#include <testkit.hpp>

struct Mesh {
  int nx, ny;
};

OKL_KERNEL(fields, int, const float *, float *, Mesh, const int *, float *);
OKL_KERNEL(counted, int, const int *, const int *, int *);

int main() {
  testkit::Random random(101);
  for (int N : {0, 1, 8, 17, 50}) {
    const auto a = random.buffer<float>(20 * N, -1, 1);
    auto limits = random.buffer<int>(2 * N, 0, 2);
    for (int n = 0; n < N; ++n) limits[2 * n + 1] = random.value<int>(2, 5);
    const Mesh mesh{4, 3};
    testkit::Buffer<float> b(6 * N), c(12 * N);
    std::vector<double> b_(6 * N), c_(12 * N);
    for (int n = 0; n < N; ++n) {
      const float *own = a.data() + 20 * n;
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 3; ++j)
          for (int k = limits[2 * n]; k < limits[2 * n + 1]; ++k)
            b_[6 * n + 3 * i + j] += double(own[k + 5 * (i + j)]) * (i + 1);
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 3; ++j) c_[12 * n + i + 4 * j] = std::fabs(own[i + 5 * j]);
    }
    OKL_CALL(fields, N, a, b, mesh, limits, c);
    testkit::expect_close("b", b, b_, 1e-5, {{"N", N}});
    testkit::expect_close("c", c, c_, 1e-5, {{"N", N}});

    const auto row = random.buffer<int>(N, 0, 3), col = random.buffer<int>(N, 0, 2);
    testkit::Buffer<int> counts(12, 0);
    std::vector<int> counts_(12, 0);
    for (int n = 0; n < N; ++n) ++counts_[row[n] + 4 * col[n]];
    OKL_CALL(counted, N, row, col, counts);
    testkit::expect_equal("counts", counts, counts_, {{"N", N}});
  }
  return testkit::result();
}
