#include <testkit.hpp>

OKL_KERNEL(rows, int, const int *, int *);
OKL_KERNEL(locals, int, int *);

int main() {
  testkit::Random random(12);
  for (int N : {0, 16, 64}) {
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> y(N), z(2 * N);
    for (int n = 0; n < 2 * N; ++n) z[n] = -1;
    OKL_CALL(rows, N, x, y);
    OKL_CALL(locals, N, z);
    std::vector<int> expected(N), expected_z(2 * N);
    for (int n = 0; n < N; ++n) {
      expected[n] = x[n / 16 * 16 + 15 - n % 16];
      expected_z[n] = 3 * (n % 16);
      expected_z[N + n] = 3 * (15 - n % 16);
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_equal("z", z, expected_z, {{"N", N}});
  }
  return testkit::result();
}
