#include <testkit.hpp>

OKL_KERNEL(addresses, const int *, int *);

int main() {
  testkit::Random random(5);
  const auto in = random.buffer<int>(4, 0, 9);
  testkit::Buffer<int> out(28);
  OKL_CALL(addresses, in, out);
  std::vector<int> expected;
  for (int first = 10; first <= 70; first += 10) {
    for (int t = 0; t < 4; ++t) expected.push_back(first + 3 - t);
  }
  testkit::expect_equal("out", out, expected, {});
  return testkit::result();
}
