#include <testkit.hpp>

struct Pair {
  int low, high;
};

OKL_KERNEL(plainBindings, int, const Pair *, Pair *, int *);

static testkit::Buffer<Pair> pairs(testkit::Random &random, const int N) {
  testkit::Buffer<Pair> found(N);
  for (int i = 0; i < N; ++i) found[i] = {random.value<int>(-9, 9), random.value<int>(-9, 9)};
  return found;
}

int main() {
  testkit::Random random(17);
  for (int N : {0, 1, 16, 39}) {
    const auto in = pairs(random, N);
    auto changed = pairs(random, N);
    std::vector<Pair> before;
    for (int i = 0; i < N; ++i) before.push_back(changed[i]);
    testkit::Buffer<int> out(N), parts(2 * N);
    OKL_CALL(plainBindings, N, in, changed, out);
    std::vector<int> expected(N), expectedParts(2 * N);
    for (int g = 0; g < N; g += 16) {
      const int last = g + 16 < N ? g + 16 : N;
      Pair s[16], own[16];
      int counts[2] = {0, 0};
      for (int i = 0; i < 16; ++i) {
        const Pair from = in[g + i < last ? g + i : g];
        s[i] = {from.low + 1, from.high};
        own[i] = {from.high, from.low};
        if (i == 3) counts[0] = from.low;
        if (i == 4) counts[1] = from.high;
      }
      for (int i = 0; i < 16; ++i) {
        own[i].low += s[15 - i].low + 7;
        own[i].high -= s[15 - i].high;
        own[i].high ^= 7 + own[i].high;
      }
      for (int i = 0; i < 16; ++i) {
        s[15 - i].low += s[15 - i].high;
        s[15 - i].high = i;
      }
      for (int i = 0; i < 16 && g + i < last; ++i) {
        const int x = s[i].low, y = s[i].high;
        int sum = x > y ? x : 2 * y;
        const int added = before[g + i].low + before[g + i].high;
        expectedParts[2 * (g + i)] = added + 2;
        expectedParts[2 * (g + i) + 1] = (added & 7) + 1;
        for (int k = y; k > 0; --k) sum += x & k;
        const int row[3] = {sum, sum + i, g ^ (g + i)};
        const int least = i, most = i + 16 < N ? i + 16 : N;
        expected[g + i] = row[0] + 5 * (row[1] - row[2]) + 7 * row[2] + 11 * (sum + row[2]) + own[i].low -
                          3 * own[i].high + least + most + counts[0] - 2 * counts[1];
      }
    }
    for (int i = 0; i < N; ++i) {
      parts[2 * i] = changed[i].low;
      parts[2 * i + 1] = changed[i].high;
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
    testkit::expect_equal("changed", parts, expectedParts, {{"N", N}});
  }
  return testkit::result();
}
