// Runs the kernels of source/standard_headers.okl.

#include <testkit.hpp>

OKL_KERNEL(indices, int, int *);

int main() {
  for (int N : {0, 1, 40}) {
    testkit::Buffer<int> y(N);
    std::vector<int> y_(N);
    for (int i = 0; i < N; ++i) y_[i] = i;
    OKL_CALL(indices, N, y);
    testkit::expect_equal("indices", y, y_, {{"N", N}});
  }
  return testkit::result();
}
