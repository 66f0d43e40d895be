// Runs the kernels of barriers/explicit.okl.

#include <testkit.hpp>

OKL_KERNEL(exchange, int, const int *, int *);
OKL_KERNEL(pingPong, int, int, const int *, int *);
OKL_KERNEL(independent, int, const int *, int *, int *);
OKL_KERNEL(throughGlobal, int, const int *, int *, int *);

int main() {
  testkit::Random random(83);
  for (int N : {0, 1, 32, 33, 100}) {
    const auto x = random.buffer<int>(N, -9, 9);
    const auto at = [&](int n, int outside) { return n < N ? x[n] : outside; };
    testkit::Buffer<int> exchanged(N), rotated(N), y(N), z(N);
    std::vector<int> exchanged_(N), rotated_(N), y_(N), z_(N);
    for (int b = 0; b < N; b += 32) {
      std::vector<int> ping(32);
      for (int t = 0; t < 32; ++t) ping[t] = at(b + t, 1);
      for (int round = 0; round < 3; ++round) {
        const std::vector<int> old = ping;
        for (int t = 0; t < 32; ++t) ping[t] = old[(t + 1) % 32] + old[(t + 6) % 32];
      }
      for (int t = 0; t < 32 && b + t < N; ++t) {
        exchanged_[b + t] = 2 * at(b + 31 - t, 0) + at(b + (t ^ 1), 0);
        rotated_[b + t] = ping[(t + 7) % 32];
        y_[b + t] = x[b + t] + 1;
        z_[N - 1 - b - t] = x[b + t] + 2;
      }
    }
    OKL_CALL(exchange, N, x, exchanged);
    OKL_CALL(pingPong, N, 3, x, rotated);
    OKL_CALL(independent, N, x, y, z);
    testkit::expect_equal("exchange", exchanged, exchanged_, {{"N", N}});
    testkit::expect_equal("pingPong", rotated, rotated_, {{"N", N}});
    testkit::expect_equal("y", y, y_, {{"N", N}});
    testkit::expect_equal("z", z, z_, {{"N", N}});
  }
  for (int blocks : {0, 1, 3}) {
    const auto x = random.buffer<int>(32 * blocks, -9, 9);
    testkit::Buffer<int> scratch(32 * blocks), y(32 * blocks);
    std::vector<int> expected;
    for (int n = 0; n < 32 * blocks; ++n) expected.push_back(3 * x[n / 32 * 32 + 31 - n % 32]);
    OKL_CALL(throughGlobal, blocks, x, scratch, y);
    testkit::expect_equal("throughGlobal", y, expected, {{"blocks", blocks}});
  }
  return testkit::result();
}
