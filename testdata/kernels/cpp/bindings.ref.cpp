#include <testkit.hpp>

struct Pair {
  int low, high;
};

OKL_KERNEL(bindings, int, const Pair *, int *);
OKL_KERNEL(bindingsKept, int, const Pair *, int *);

static testkit::Buffer<Pair> pairs(testkit::Random &random, const int N) {
  testkit::Buffer<Pair> found(N);
  for (int i = 0; i < N; ++i) found[i] = {random.value<int>(-9, 9), random.value<int>(-9, 9)};
  return found;
}

static void check_bindings(testkit::Random &random) {
  for (int N : {0, 1, 16, 39}) {
    const auto in = pairs(random, N);
    testkit::Buffer<int> out(N);
    OKL_CALL(bindings, N, in, out);
    std::vector<int> expected(N);
    for (int g = 0; g < N; g += 16) {
      const int last = g + 16 < N ? g + 16 : N;
      Pair s[16], own[16];
      for (int i = 0; i < 16; ++i) {
        const Pair from = in[g + i < last ? g + i : g];
        s[i] = {from.low + 1, from.high};
        own[i] = {from.high, from.low};
      }
      for (int i = 0; i < 16; ++i) {
        own[i].low += s[15 - i].low;
        own[i].high -= s[15 - i].high;
      }
      for (int i = 0; i < 16; ++i) {
        s[15 - i].low += s[15 - i].high;
        s[15 - i].high = i;
      }
      for (int i = 0; i < 16 && g + i < last; ++i) {
        const int x = s[i].low, y = s[i].high;
        int sum = x > y ? x : 2 * y;
        sum = 3 * sum + x - y;
        sum = 3 * sum + own[i].low - own[i].high;
        sum = 3 * sum + (1 + i) * i;
        sum = 3 * sum + (2 + i) * i;
        for (int k = y; k > 0; --k) sum += x & k;
        const int row[3] = {sum, sum + i, g ^ (g + i)};
        expected[g + i] = row[0] + 5 * (row[1] - row[2]) + 7 * row[2] + 11 * sum + own[i].high - own[i].low;
      }
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
}

static void check_kept(testkit::Random &random) {
  for (int N : {0, 16, 48}) {
    const auto in = pairs(random, N);
    testkit::Buffer<int> out(N);
    OKL_CALL(bindingsKept, N, in, out);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      const int other = i / 16 * 16 + 15 - i % 16;
      const int x = in[other].low + in[i].high;
      expected[i] = in[i].low + i % 16 + 6 * in[i].high + 5 * in[i].low + 7 * x + 11 * in[i].high;
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
}

int main() {
  testkit::Random random(7);
  check_bindings(random);
  check_kept(random);
  return testkit::result();
}
