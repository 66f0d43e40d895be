#include <testkit.hpp>

OKL_KERNEL(constantSize, int, const int *, int *);

int main() {
  testkit::Random random(8);
  for (int N : {0, 1, 8, 29}) {
    const auto a = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> b(N);
    OKL_CALL(constantSize, N, a, b);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = 2 * a[i] + 1;
    testkit::expect_equal("b", b, expected, {{"N", N}});
  }
  return testkit::result();
}
