#include <testkit.hpp>

OKL_KERNEL(guarded, int, const int *, int *);
OKL_KERNEL(left, int, int, const int *, int *);

static void check_guarded(int N) {
  testkit::Random random(1);
  const auto x = random.buffer<int>(N, -50, 50);
  testkit::Buffer<int> y(N);
  OKL_CALL(guarded, N, x, y);
  std::vector<int> expected(N);
  for (int g = 0; g < N; g += 16) {
    int s[16], next[16], last[16];
    for (int t = 0; t < 16; ++t) s[t] = -1;
    for (int t = 0; t < 16 && g + t < N; ++t) s[15 - t] = x[g + t];
    for (int t = 0; t < 16; ++t) next[t] = s[t];
    for (int t = 0; t < 16 && g + t < N; ++t) {
      const int own = x[g + t];
      last[t] = t < 8 ? own + s[t] : own;
      next[15 - t] = t < 8 ? 2 * own + last[t] : own + 2;
    }
    for (int t = 0; t < 16 && g + t < N; ++t) expected[g + t] = x[g + t] + 1000 * next[t] + last[t];
  }
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

static void check_left(int N, int rounds) {
  testkit::Random random(2);
  const auto x = random.buffer<int>(N, -50, 50);
  testkit::Buffer<int> y(N);
  OKL_CALL(left, N, rounds, x, y);
  std::vector<int> expected(N);
  for (int g = 0; g < N; g += 16) {
    const int count = std::min(16, N - g);
    int s[16] = {}, own[16];
    for (int t = 0; t < count; ++t) own[t] = x[g + t];
    for (int n = 0; n < rounds && n < 3; ++n) {
      for (int t = 0; t < count; ++t) s[t] = own[t] + n;
      for (int t = 0; t < count; ++t) own[t] += s[(t + 1) % 16];
    }
    for (int t = 0; t < count; ++t)
      if (own[t] % 2 == 0) s[t] = own[t];
    for (int t = 0; t < count; ++t) expected[g + t] = own[t] % 2 ? own[t] : s[15 - t];
  }
  testkit::expect_equal("y", y, expected, {{"N", N}, {"rounds", rounds}});
}

int main() {
  for (int N : {0, 1, 16, 37}) check_guarded(N);
  for (int N : {0, 1, 16, 37})
    for (int rounds : {0, 2, 5}) check_left(N, rounds);
  return testkit::result();
}
