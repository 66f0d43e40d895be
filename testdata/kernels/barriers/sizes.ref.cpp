#include <testkit.hpp>

OKL_KERNEL(sizes, int, const int *, int *);

int main() {
  testkit::Random random(1);
  for (int N : {8, 24}) {
    const auto x = random.buffer<int>(N, 0, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = 8 + x[i] + 4;
    OKL_CALL(sizes, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
