#include <testkit.hpp>

OKL_KERNEL(reduced, int, const int *, int *);
OKL_KERNEL(scanned, int, int, const int *, int *);
OKL_KERNEL(mixed, int, int, const int *, int *);
OKL_KERNEL(decided, int, const int *, int *);

static void check_reduced(int N) {
  testkit::Random random(1);
  const auto x = random.buffer<int>(64 * N, -50, 50);
  testkit::Buffer<int> y(N);
  OKL_CALL(reduced, N, x, y);
  std::vector<int> expected(N, 0);
  for (int n = 0; n < 64 * N; ++n) expected[n / 64] += x[n];
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

static void check_scanned(int N, int size) {
  testkit::Random random(2);
  const auto x = random.buffer<int>(size * N, -50, 50);
  testkit::Buffer<int> y(size * N);
  OKL_CALL(scanned, N, size, x, y);
  std::vector<int> expected(size * N);
  int rounds = 0, step = 1;
  for (; step < size; step *= 2) ++rounds;
  for (int b = 0; b < N; ++b) {
    int sum = 0;
    for (int t = 0; t < size; ++t) {
      sum += x[size * b + t];
      expected[size * b + t] = sum + 1000 * rounds + 100000 * step;
    }
  }
  testkit::expect_equal("y", y, expected, {{"N", N}, {"size", size}});
}

static void check_mixed(int N, int turns) {
  testkit::Random random(3);
  const auto x = random.buffer<int>(32 * N, -50, 50);
  testkit::Buffer<int> y(32 * N);
  OKL_CALL(mixed, N, turns, x, y);
  std::vector<int> expected(32 * N);
  for (int b = 0; b < N; ++b) {
    int sum[8][4], s[8][4], other[8][4];
    const auto each = [](auto &&f) {
      for (int j = 0; j < 8; ++j)
        for (int i = 0; i < 4; ++i) f(j, i);
    };
    each([&](int j, int i) { sum[j][i] = x[32 * b + 4 * j + i]; });
    for (int turn = 0; turn < turns; ++turn) {
      if (turn == 1) continue;
      each([&](int j, int i) { s[j][i] = sum[j][i] + turn; });
      if (turn % 3 == 0) {
        each([&](int j, int i) { other[j][i] = s[7 - j][i]; });
        each([&](int j, int i) { sum[j][i] += other[j][3 - i] + i; });
      } else {
        if (turn % 3 == 2) each([&](int j, int i) { sum[j][i] += s[(j + 1) % 8][i]; });
        each([&](int j, int i) { sum[j][i] -= j; });
      }
      each([&](int j, int i) { other[j][i] = sum[j][i] & 1023; });
      each([&](int j, int i) { sum[j][i] = other[j][i] + other[(j + 3) % 8][(i + 1) % 4]; });
      if (turn == 4) break;
    }
    for (int left = 2; left > 0; --left) {
      each([&](int j, int i) { s[j][i] = sum[j][i] + left; });
      each([&](int j, int i) { sum[j][i] += s[7 - j][3 - i]; });
    }
    each([&](int j, int i) { expected[32 * b + 4 * j + i] = sum[j][i]; });
  }
  testkit::expect_equal("y", y, expected, {{"N", N}, {"turns", turns}});
}

static void check_decided(int N) {
  testkit::Random random(4);
  const auto limits = random.buffer<int>(N, 0, 20);
  testkit::Buffer<int> y(16 * N);
  OKL_CALL(decided, N, limits, y);
  std::vector<int> expected(16 * N);
  for (int b = 0; b < N; ++b) {
    int mine[16], s[16];
    for (int t = 0; t < 16; ++t) mine[t] = t;
    for (int most = 0; most < limits[b]; most += 1 + mine[3] % 3) {
      for (int t = 0; t < 16; ++t) s[t] = mine[t] + most;
      for (int t = 0; t < 16; ++t) mine[t] = s[(t + 1) % 16];
    }
    for (int t = 0; t < 16; ++t) s[t] = mine[t];
    for (int t = 0; t < 16; ++t) expected[16 * b + t] = (limits[b] > 5 ? s[15 - t] : s[t]) + limits[b];
  }
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

int main() {
  for (int N : {0, 1, 5}) check_reduced(N);
  for (int N : {0, 1, 5})
    for (int size : {0, 1, 7, 32}) check_scanned(N, size);
  for (int N : {0, 1, 3})
    for (int turns : {0, 1, 3, 9}) check_mixed(N, turns);
  for (int N : {0, 1, 9}) check_decided(N);
  return testkit::result();
}
