// Runs acc/serial_region.cpp.

#include <testkit.hpp>

OKL_KERNEL(serial_region_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(9);
  for (int n : {0, 1, 90}) {
    const auto x = random.buffer<int>(n, -9, 9);
    testkit::Buffer<int> sums(n);
    std::vector<int> expected(n);
    for (int i = 0; i < n; ++i) expected[i] = x[i] + (i ? expected[i - 1] : 0);
    OKL_PROGRAM(serial_region(n, x.data(), sums.data()), OKL_CALL(serial_region_acc1, n, x, sums, 1));
    testkit::expect_equal("sums", sums, expected, {{"n", n}});
  }
  return testkit::result();
}
