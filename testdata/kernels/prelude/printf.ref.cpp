#include <testkit.hpp>

OKL_KERNEL(reports, int, const int *, int *);

int main() {
  testkit::Random random(4);
  for (int N : {0, 1, 40}) {
    const auto a = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> b(N);
    OKL_CALL(reports, N, a, b);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = 2 * a[i];
    testkit::expect_equal("b", b, expected, {{"N", N}});
  }
  return testkit::result();
}
