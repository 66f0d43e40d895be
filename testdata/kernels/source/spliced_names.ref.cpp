// Runs the kernel of source/spliced_names.okl.

#include <testkit.hpp>

OKL_KERNEL(spliced, int, const int *, int *);

int main() {
  testkit::Random random(108);
  for (int N : {0, 1, 20}) {
    const auto x = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> expected;
    for (int n = 0; n < N; ++n) expected.push_back(x[n] + 1);
    OKL_CALL(spliced, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
