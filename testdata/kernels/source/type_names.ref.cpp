#include <testkit.hpp>

OKL_KERNEL(typeNames, int, const float *, float *, int *);

int main() {
  testkit::Random random(1);
  for (int N : {0, 1, 8, 37}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    testkit::Buffer<int> counts(N);
    OKL_CALL(typeNames, N, x, y, counts);
    std::vector<double> sums(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      const int other = i / 8 * 8 + 7 - i % 8;
      const double across = other < N ? 2 * x[other] : 0;
      sums[i] = 2 * x[i] + across;
      expected[i] = (across > 0) + 3 + 7 - i % 8;
    }
    testkit::expect_close("y", y, sums, 1e-5, {{"N", N}});
    testkit::expect_equal("counts", counts, expected, {{"N", N}});
  }
  return testkit::result();
}
