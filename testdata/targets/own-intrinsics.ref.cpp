// Runs the kernel of targets/own-intrinsics.okl.

#include <testkit.hpp>

OKL_KERNEL(own, int, const int *, int *, int *, float *);

int main() {
  testkit::Random random(37);
  for (int N : {0, 1, 4}) {
    const auto x = random.buffer<int>(40 * N, -100, 100);
    testkit::Buffer<int> y(40 * N), z(40 * N);
    testkit::Buffer<float> w(40 * N);
    OKL_CALL(own, N, x, y, z, w);
    std::vector<int> a(40 * N), b(40 * N);
    std::vector<float> c(40 * N);
    for (int at = 0; at < 40 * N; ++at) {
      const int group = at / 40 * 40, i = at % 40;
      a[at] = 100 - (x[group + 39 - i] - (i < 3 ? 1 : 2)) * 2;
      b[at] = x[at] - x[group + (i + 1) % 40];
      c[at] = 0.5f + i;
    }
    testkit::expect_equal("y", y, a, {{"N", N}});
    testkit::expect_equal("z", z, b, {{"N", N}});
    testkit::expect_equal("w", w, c, {{"N", N}});
  }
  return testkit::result();
}
