#include <testkit.hpp>
#include <algorithm>

OKL_KERNEL(together, int, int, const int *, int *);
OKL_KERNEL(some, int, int, int, const int *, int *);

static testkit::Buffer<int> input(int N) {
  testkit::Buffer<int> x(16 * N);
  for (int k = 0; k < 16 * N; ++k) x[k] = (7 * k + k / 16) % 16;
  return x;
}

// Sorts by exchanging neighbours, until a round exchanges nothing; returns the rounds before.
static int sort(int *s) {
  for (int count = 0;; ++count) {
    bool more = false;
    for (int phase = 0; phase < 2; ++phase)
      for (int i = phase; i + 1 < 16; i += 2)
        if (s[i] > s[i + 1]) std::swap(s[i], s[i + 1]), more = true;
    if (!more) return count;
  }
}

static void check_together(int N, int groups) {
  testkit::Buffer<int> x = input(N), y(16 * N);
  for (int k = 0; k < 16 * N; ++k) y[k] = -1;
  OKL_CALL(together, N, groups, x, y);
  std::vector<int> expected(16 * N, -1);
  for (int b = 0; b < std::min(N, groups); ++b) {
    int s[16];
    for (int t = 0; t < 16; ++t) s[t] = x[16 * b + t];
    const int count = sort(s);
    for (int t = 0; t < 16; ++t) expected[16 * b + t] = 100 * count + s[t];
  }
  testkit::expect_equal("together", y, expected, {{"N", N}, {"groups", groups}});
}

static void check_some(int N, int n, int groups) {
  testkit::Buffer<int> x = input(N), y(16 * N);
  for (int k = 0; k < 16 * N; ++k) y[k] = -1;
  OKL_CALL(some, N, n, groups, x, y);
  std::vector<int> expected(16 * N, -1);
  const auto sent = [&](int k) { return k < n ? x[k] : 0; };
  for (int b = 0; b < std::min(N, groups); ++b)
    for (int t = 0; t < 16 && 16 * b + t < n; ++t) expected[16 * b + t] = sent(16 * b + 15 - t) + x[16 * b + t];
  testkit::expect_equal("some", y, expected, {{"N", N}, {"n", n}});
}

int main() {
  for (int N : {0, 1, 3}) {
    for (int groups : {0, 1, 2, 5}) {
      check_together(N, groups);
      for (int n : {0, 5, 16, 40, 48}) check_some(N, n < 16 * N ? n : 16 * N, groups);
    }
  }
  return testkit::result();
}
