#include <testkit.hpp>

OKL_KERNEL(kinds, int, const int *, int *);
OKL_KERNEL(addresses, int, const int *, int *);

static void check_kinds(int blocks) {
  const int N = 16 * blocks;
  testkit::Random random(5);
  const auto x = random.buffer<int>(N, -50, 50);
  testkit::Buffer<int> y(N);
  OKL_CALL(kinds, N, x, y);
  std::vector<int> expected(N);
  for (int b = 0; b < N; b += 16) {
    int u[16], s[16], other[16];
    for (int i = 0; i < 16; ++i) u[i] = x[b + 15 - i] + 1;
    for (int i = 0; i < 16; ++i) {
      const int t = x[b + i], rounds = 3 + i;
      s[i] = u[i] + (i + u[i]) + 2 * t + t + 5 + (7 + i) + rounds;
    }
    for (int i = 0; i < 16; ++i) other[i] = s[i ^ 1] + x[b + i];
    for (int i = 0; i < 16; ++i) {
      const int n = b + i;
      expected[n] = other[(i + 3) % 16] + n + (x[n] & 1 ? 0 : n) + 1000 * (3 + i);
    }
  }
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

static void check_addresses(int blocks) {
  const int N = 16 * blocks;
  testkit::Random random(8);
  const auto x = random.buffer<int>(N, -50, 50);
  testkit::Buffer<int> y(N);
  OKL_CALL(addresses, N, x, y);
  std::vector<int> expected(N);
  for (int n = 0; n < N; ++n) expected[n] = x[n / 16 * 16 + 15 - n % 16] + x[n] + 5 * (n % 16);
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

int main() {
  for (int blocks : {0, 1, 5}) check_addresses(blocks);
  for (int blocks : {0, 1, 5}) check_kinds(blocks);
  return testkit::result();
}
