// Runs the kernels of source/lasting_variables.okl.

#include <testkit.hpp>

OKL_KERNEL(lasting, int, float *);

int main() {
  for (int N : {0, 1, 40}) {
    testkit::Buffer<float> y(N);
    std::vector<double> y_(N);
    for (int i = 0; i < N; ++i) y_[i] = 4 + (1 + i % 3) * 2 + 5 + 6 + (i % 2 ? 12 : 6);
    OKL_CALL(lasting, N, y);
    testkit::expect_close("lasting", y, y_, 1e-6, {{"N", N}});
  }
  return testkit::result();
}
