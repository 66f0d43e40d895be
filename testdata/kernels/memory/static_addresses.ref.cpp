#include <testkit.hpp>

OKL_KERNEL(staticAddresses, int, const float *, float *);

int main() {
  testkit::Random random(6);
  for (int N : {1, 5}) {
    const auto x = random.buffer<float>(8 * N, -1, 1);
    testkit::Buffer<float> y(8 * N);
    OKL_CALL(staticAddresses, N, x, y);
    std::vector<double> expected(8 * N);
    for (int g = 0; g < N; ++g) {
      auto s = [&](int i) { return double(x[8 * g + i]); };
      for (int t = 0; t < 8; ++t) {
        expected[8 * g + t] = s((8 - t) % 8) + 2 * s(t) + s(0) + s(7) + s(5) + (t & 1 ? s(t) : s(3));
      }
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
