#include <testkit.hpp>

OKL_KERNEL(nestedGroups, int, int, const int *, int *);

int main() {
  testkit::Random random(1);
  for (int n : {1, 7, 12}) {
    for (int B : {1, 4}) {
      const auto x = random.buffer<int>(n, 0, 100);
      testkit::Buffer<int> y(8 * n);
      std::vector<int> expected(8 * n);
      for (int e = 0; e < n; ++e) {
        const int e0 = n - (n - 1 - e) / B * B;
        for (int t = 0; t < 8; ++t) expected[8 * e + t] = x[e] + t + 7 + e0;
      }
      OKL_CALL(nestedGroups, n, B, x, y);
      testkit::expect_equal("y", y, expected, {{"n", n}, {"B", B}});
    }
  }
  return testkit::result();
}
