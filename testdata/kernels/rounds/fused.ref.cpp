#include <testkit.hpp>

OKL_KERNEL(chain, int, float, const float *, float *);
OKL_KERNEL(meeting, int, const int *, int *);
OKL_KERNEL(apart, int, const int *, int *);
OKL_KERNEL(planes, int, const int *, int *);

int main() {
  testkit::Random random(82);
  for (int N : {0, 1, 32, 75}) {
    testkit::Buffer<float> x(N), y(N, 0);
    std::vector<float> expected(N);
    for (int n = 0; n < N; ++n) {
      x[n] = static_cast<float>(n % 13 - 6);
      expected[n] = 2 * x[n] + 1 + 2 * x[n];
    }
    OKL_CALL(chain, N, 2.0f, x, y);
    testkit::expect_equal("chain", y, expected, {{"N", N}});
  }
  for (int N : {0, 8, 40}) {
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> y(N, 0);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = x[n / 8 * 8 + 7 - n % 8] + 100;
    OKL_CALL(meeting, N, x, y);
    testkit::expect_equal("meeting", y, expected, {{"N", N}});
  }
  for (int N : {0, 1, 5}) {
    const auto x = random.buffer<int>(64 * N, -50, 50);
    testkit::Buffer<int> one(8 * N, 0), two(64 * N, 0);
    std::vector<int> first(8 * N), second(64 * N);
    for (int n = 0; n < 8 * N; ++n) {
      const int t = n % 8;
      int sum = 5, last = 0;
      for (int k = 0; k < 3; ++k) {
        if (k > 0) sum += last;
        if (t != 3) sum += x[n];
        last = sum + k;
      }
      first[n] = sum + t + 1 + last;
    }
    for (int n = 0; n < 64 * N; ++n) second[n] = x[n] + n % 32 / 8;
    OKL_CALL(apart, N, x, one);
    OKL_CALL(planes, N, x, two);
    testkit::expect_equal("apart", one, first, {{"N", N}});
    testkit::expect_equal("planes", two, second, {{"N", N}});
  }
  return testkit::result();
}
