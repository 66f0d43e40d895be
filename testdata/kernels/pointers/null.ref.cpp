#include <testkit.hpp>

OKL_KERNEL(null, int, const int *, int *);

int main() {
  testkit::Random random(1);
  for (int N : {1, 8, 13}) {
    const auto x = random.buffer<int>(N, 0, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = x[i] > 50 ? -1 : x[i];
    OKL_CALL(null, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
