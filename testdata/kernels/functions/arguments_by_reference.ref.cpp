#include <testkit.hpp>

OKL_KERNEL(argumentsByReference, int, unsigned, unsigned, float, unsigned *, float *);
OKL_KERNEL(argumentsInPlace, int, unsigned, unsigned *);

static unsigned seven_times(const unsigned x) { return 7 * x + x / 4; }

int main() {
  const unsigned table[4] = {3, 1, 4, 15};
  for (int N : {0, 1, 16, 53}) {
    const unsigned p = 1000003, q = 12;
    testkit::Buffer<unsigned> y(N);
    testkit::Buffer<float> z(N);
    OKL_CALL(argumentsByReference, N, p, q, 0.25f, y, z);
    std::vector<unsigned> expected(N);
    std::vector<float> scaled(N);
    const unsigned found = p * 3 + (N + 15) / 16;
    for (unsigned t = 0; t < (unsigned)N; ++t) {
      expected[t] = seven_times(p) + 3 * seven_times(t) + 5 * seven_times(table[t % 4]) + 7 * q + 11 * (q + 1) +
                    (t % 2 ? t : q) + seven_times(found) + t + 1;
      scaled[t] = 0.25f * N + 0.5f * t;
    }
    testkit::expect_equal("y", y, expected);
    testkit::expect_equal("z", z, scaled);
    OKL_CALL(argumentsInPlace, N, p, y);
    for (int t = 0; t < N; ++t) expected[t] += p + seven_times(table[t % 4]);
    testkit::expect_equal("in place", y, expected);
  }
  return testkit::result();
}
