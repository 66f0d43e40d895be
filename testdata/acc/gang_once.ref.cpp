// Runs acc/gang_once.cpp.

#include <testkit.hpp>

OKL_KERNEL(gang_once_acc1, int, int *, int *, int);

int main() {
  for (int n : {0, 1, 8}) {
    testkit::Buffer<int> x(n), count(1, 1);
    std::vector<int> expected(n);
    for (int j = 0; j < n; ++j) x[j] = j, expected[j] = 10 * (j + 2) + j + 1;
    OKL_PROGRAM(gang_once(n, x.data(), count.data()), OKL_CALL(gang_once_acc1, n, x, count, 3));
#ifdef OKL_TESTKIT_PROGRAM
    const int gangs = count[0] == 6 ? 1 : 3;  // g++ has one gang on the host
#else
    const int gangs = 3;
#endif
    testkit::expect_equal("x", x, expected, {{"n", n}});
    testkit::expect_equal("count", count, {1 + 5 * gangs}, {{"n", n}});
  }
  return testkit::result();
}
