// Runs front/c_initialisers.okl; computes the same in plain words.

#include <testkit.hpp>

OKL_KERNEL(initialisers, int, const int *, int *);
OKL_KERNEL(headers, int, const int *, int *);
OKL_KERNEL(ranges, int, const int *, int *);
OKL_KERNEL(words, int, const int *, int *);

int initialised(int x) {
  const int q = 3, r = (x + 1) * 2, z = 4, w = 2;
  int y = q + r + z + w + x + 0 + x + 0 + 0;
  const int b = x;  // of `Pair{3, x}`
  y += 10 * (b + x + x + 5 + 0 + x + x + x + 5);
  y += 100 * ((1 + x) + (x + 2) + 0 + x + 0);
  y += 1 + 5 + 0 + 1;
  y += 0 + 7 + (x > 3 ? 1 : 3) + 1 + 5 + 2;
  y += x / 2 + 2 * x + 9;
  return y;
}

int from_headers(int x) {
  int found = x + 1 > 2 ? x + 1 : -(x + 1);
  if (x == 4) {
    found += 3;
  } else if (x % 2 == 1) {
    found += 10;
  } else if (x != 0) {
    found += 2 * x;
  } else {
    found -= 1;
  }
  if (x % 4 == 1) found += 100;
  if (x % 4 == 2) found += 202;
  if (x % 4 == 0 || x % 4 == 3) found += x % 4;
  if (x % 4 == 3) found += 3;
  for (int u = x % 5; u != 0; --u) {
    if (u == 3) continue;
    found += 1000 * u;
  }
  return found + 3 + 5;
}

int from_ranges(int x) {
  int found = 1 + (x == 2 ? 0 : x);
  const int values = 11 + 12 + x + 10;
  found += x * values + 4 * values;
  found += 5 + 6 + 7 + 0 + 1 + 2 + 3;
  // The first pair has 2, so the second is doubled too, to 6.
  return found + 2 + 6 + 4 + x;
}

int from_words(int x, int N) {
  const int fixed[3] = {1, 2, 3};
  int y = x > 1 && !(x == 3 || (x & 8)) ? 5 | 64 : 5;
  y += fixed[x % 3] + 2 + 4 + 6 + '"' + 'b' + 6 + 'x';
  // Unsigned, for the divisors are.
  const unsigned below = (unsigned(x) - 500u) / 3 % 1000;
  y += 2 * int(below) + 1000;
  y += 3 + 8 + 3 + 2 + 4 + 0;
  return y + (N > 3) + (N + 1) + (N - 1) + 'b' + N;
}

int main() {
  testkit::Random random(3);
  for (int N : {0, 1, 3, 4, 40}) {
    auto x = random.buffer<int>(N, 0, 20);
    for (int n = 0; n < N && n < 5; ++n) x[n] = n;
    testkit::Buffer<int> a(N), b(N), c(N), d(N);
    OKL_CALL(initialisers, N, x, a);
    OKL_CALL(headers, N, x, b);
    OKL_CALL(ranges, N, x, c);
    OKL_CALL(words, N, x, d);
    std::vector<int> initial(N), headed(N), ranged(N), worded(N);
    for (int n = 0; n < N; ++n) {
      initial[n] = initialised(x[n]);
      headed[n] = from_headers(x[n]);
      ranged[n] = from_ranges(x[n]);
      worded[n] = from_words(x[n], N);
    }
    testkit::expect_equal("initialisers", a, initial, {{"N", N}});
    testkit::expect_equal("headers", b, headed, {{"N", N}});
    testkit::expect_equal("ranges", c, ranged, {{"N", N}});
    testkit::expect_equal("words", d, worded, {{"N", N}});
  }
  return testkit::result();
}
