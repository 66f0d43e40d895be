#include <testkit.hpp>

OKL_KERNEL(null, const int *, int *, int *);

int main() {
  testkit::Random random(1);
  const auto x = random.buffer<int>(16, 1, 100);
  testkit::Buffer<int> y(16), z(16);
  std::vector<int> expected(16), ones(16, 1);
  for (int i = 0; i < 16; ++i) expected[i] = x[8 * (i / 8) + 7 - i % 8];
  OKL_CALL(null, x, y, z);
  testkit::expect_equal("y", y, expected, {});
  testkit::expect_equal("z", z, ones, {});
  return testkit::result();
}
