// Runs acc/pointers_of_gangs.cpp.

#include <testkit.hpp>

OKL_KERNEL(pointers_of_gangs_acc1, int, int, const int *, int *, int);

int main() {
  testkit::Random random(27);
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 9}) {
      for (int gangs : {1, 3}) {
        const auto x = random.buffer<int>(n * m, 0, 99);
        testkit::Buffer<int> y(n * m, 0);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) {
          expected[e] = x[e] + e / m;
          for (int k = 0; k < m; ++k) expected[e] += x[e / m * m + k];
        }
        OKL_PROGRAM(pointers_of_gangs(n, m, x.data(), y.data()),
                    OKL_CALL(pointers_of_gangs_acc1, n, m, x, y, gangs));
        testkit::expect_equal("y", y, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
