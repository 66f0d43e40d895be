#include <testkit.hpp>

OKL_KERNEL(shapes, int, const int *, int *);
OKL_KERNEL(runTime, int, int, int *);

int main() {
  testkit::Random random(6);
  for (int N : {0, 5, 12, 31}) {
    const auto a = random.buffer<int>(N, 0, 1000);
    testkit::Buffer<int> b(N);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) {
      const int t = n % 12, more = t < 4 ? 1 : 0;
      // Counted down, work item k has t = 11 - k.
      const int first = 1 + 11 - t;
      if (t == 5) {
        expected[n] = 3 + first + 7;
        continue;
      }
      const int other = 11 - t == 5 ? 0 : 11 - t;
      expected[n] = (3 + t + 100 * more) + first + (2 + a[n]) + t + t + 2 * other + 14 + (t + 50 * more) + 11;
    }
    OKL_CALL(shapes, N, a, b);
    testkit::expect_equal("shapes", b, expected, {{"N", N}});
  }
  for (int W : {1, 5}) {
    for (int H : {1, 3}) {
      testkit::Buffer<int> b(2 * W * H);
      std::vector<int> expected;
      for (int g = 0; g < 2; ++g) {
        for (int j = 0; j < H; ++j) {
          for (int i = 0; i < W; ++i) expected.push_back(g + 10 * j + i);
        }
      }
      OKL_CALL(runTime, W, H, b);
      testkit::expect_equal("runTime", b, expected, {{"W", W}, {"H", H}});
    }
  }
  return testkit::result();
}
