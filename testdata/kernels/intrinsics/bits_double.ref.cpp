// Runs the kernel of intrinsics/bits_double.okl.

#include <testkit.hpp>

#include <cstring>

OKL_KERNEL(between, int, const double *, const double *, long *, double *);

int main() {
  testkit::Random random(41);
  for (int N : {0, 1, 33}) {
    const auto x = random.buffer<double>(N, 1, 9), y = random.buffer<double>(N, 1, 9);
    testkit::Buffer<long> steps(N);
    testkit::Buffer<double> half(N);
    OKL_CALL(between, N, x, y, steps, half);
    std::vector<long> a(N);
    std::vector<double> b(N);
    for (int i = 0; i < N; ++i) {
      long from, to;
      std::memcpy(&from, &x[i], 8);
      std::memcpy(&to, &y[i], 8);
      a[i] = to - from;
      b[i] = x[i] / 2;
    }
    testkit::expect_equal("steps", steps, a, {{"N", N}});
    testkit::expect_equal("half", half, b, {{"N", N}});
  }
  return testkit::result();
}
