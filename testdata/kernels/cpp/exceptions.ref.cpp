#include <testkit.hpp>

OKL_KERNEL(caught, int, const int *, int *);

int main() {
  testkit::Random random(91);
  for (int N : {0, 1, 8, 29}) {
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> y(N);
    OKL_CALL(caught, N, x, y);
    auto own = [&](int n) { return n >= N ? 0 : x[n] < 0 ? x[n] / 2 : x[n] > 40 ? 40 : x[n]; };
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = own(n) + own(n / 8 * 8 + 7 - n % 8);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
