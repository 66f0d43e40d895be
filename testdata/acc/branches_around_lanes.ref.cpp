// Runs acc/branches_around_lanes.cpp.

#include <testkit.hpp>

OKL_KERNEL(branches_around_lanes_acc1, int, int, const int *, int *, int);

int main() {
  testkit::Random random(23);
  for (int n : {0, 1, 9}) {
    for (int m : {1, 8}) {
      for (int gangs : {1, 4}) {
        const auto x = random.buffer<int>(n * m, 0, 99);
        testkit::Buffer<int> y(n * m, 7);
        std::vector<int> expected(n * m, 7);
        for (int e = 0; e < n * m; ++e) {
          const int j = e / m, first = x[j * m];
          if (j % 4 == 3) continue;
          if (j % 2) expected[e] = e % m ? 1 : 2;
          else if (first > 50) expected[e] = first + 1000;
          else expected[e] = e % m ? 1007 : 995;
        }
        OKL_PROGRAM(branches_around_lanes(n, m, x.data(), y.data()),
                    OKL_CALL(branches_around_lanes_acc1, n, m, x, y, gangs));
        testkit::expect_equal("y", y, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
