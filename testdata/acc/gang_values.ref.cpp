// Runs acc/gang_values.cpp.

#include <testkit.hpp>

OKL_KERNEL(gang_values_acc1, int, int, const int *, int *, int);

int main() {
  testkit::Random random(12);
  for (int n : {0, 1, 5}) {
    for (int m : {1, 2, 20}) {
      for (int gangs : {1, 3}) {
        const auto x = random.buffer<int>(n * m, 0, 99);
        testkit::Buffer<int> y(n * m);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) {
          const int j = e / m, base = x[j * m], first = 2 * base + 2 * j;
          expected[e] = base + 2 * j + x[e] + (e % m ? first + base - j : 0);
        }
        OKL_PROGRAM(gang_values(n, m, x.data(), y.data()), OKL_CALL(gang_values_acc1, n, m, x, y, gangs));
        testkit::expect_equal("y", y, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
