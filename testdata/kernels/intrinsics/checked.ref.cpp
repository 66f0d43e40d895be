// Runs the kernel of intrinsics/checked.okl.

#include <testkit.hpp>

OKL_KERNEL(gather, int, const int *, const float *, float *);

int main() {
  testkit::Random random(47);
  for (int N : {0, 1, 33, 100}) {
    const auto x = random.buffer<float>(N, -2, 2);
    const auto from = random.buffer<int>(N, 0, N > 0 ? N - 1 : 0);
    testkit::Buffer<float> y(N);
    OKL_CALL(gather, N, from, x, y);
    std::vector<float> a(N);
    for (int i = 0; i < N; ++i) a[i] = x[from[i]];
    testkit::expect_equal("y", y, a, {{"N", N}});
  }
  return testkit::result();
}
