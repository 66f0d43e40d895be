// Runs acc/device_types.cpp.

#include <testkit.hpp>

OKL_KERNEL(device_types_acc1, int, int *, int);

int main() {
  for (int n : {0, 1, 50}) {
    testkit::Buffer<int> x(n);
    std::vector<int> expected(n);
    for (int i = 0; i < n; ++i) expected[i] = 9 * i;
    OKL_PROGRAM(device_types(n, x.data()), OKL_CALL(device_types_acc1, n, x, 2));
    testkit::expect_equal("x", x, expected, {{"n", n}});
  }
  return testkit::result();
}
