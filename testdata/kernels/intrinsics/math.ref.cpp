// Runs the kernels of intrinsics/math.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(powers, int, const float *, float *);
OKL_KERNEL(shares, int, const float *, float *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 33, 100}) {
    const auto x = random.buffer<float>(N, -2, 2);
    testkit::Buffer<float> y(N);
    OKL_CALL(powers, N, x, y);
    std::vector<double> a(N);
    for (int i = 0; i < N; ++i) a[i] = 2 * std::pow(10.0, double(x[i] + 1.0f));
    testkit::expect_close("y", y, a, 1e-5, {{"N", N}});

    auto z = random.buffer<float>(N, -2, 3);
    const float ends[] = {0, 1, -1, 2, NAN, INFINITY, -INFINITY};
    for (int i = 0; i < N && i < 7; ++i) z[i] = ends[i];
    testkit::Buffer<float> share(N);
    OKL_CALL(shares, N, z, share);
    std::vector<float> b(N);
    for (int i = 0; i < N; ++i) b[i] = z[i] >= 1 ? 3.0f : z[i] > 0 ? 3 * z[i] : 0.0f;
    testkit::expect_equal("share", share, b, {{"N", N}});
  }
  return testkit::result();
}
