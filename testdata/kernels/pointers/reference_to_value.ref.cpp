#include <testkit.hpp>

OKL_KERNEL(referenceToValue, int, const int *, int *, float *);

int main() {
  testkit::Random random(1);
  for (int N : {0, 1, 16, 37}) {
    const auto x = random.buffer<int>(N, -100, 100);
    auto z = random.buffer<int>(N, -100, 100);
    const auto old = z;
    testkit::Buffer<float> y(N);
    OKL_CALL(referenceToValue, N, x, z, y);
    std::vector<int> expected(N);
    std::vector<double> numbers(N);
    const int rest = (N + 15) / 16 * 16;
    std::vector<int> s(rest);
    for (int i = 0; i < N; ++i) {
      s[i] = x[i];
      int own = old[i];
      const int chosen = x[i] > 0 ? own : 7;
      own += 100;
      int sum = old[i] + chosen + own;
      sum += s[i];
      own = s[i] + 5;
      sum += s[i];
      s[i] += 1;
      const int other = own > 50 ? s[i] : 1;
      sum += other + x[i];
      expected[i] = x[i] + 5;
      s[i] = sum;
      numbers[i] = x[i] + old[i] + 4.0 * s[i];
    }
    for (int i = 0; i < N; ++i) {
      const int at = i / 16 * 16 + 15 - i % 16;
      expected[i] += 2 * (s[at] + 5);
    }
    testkit::expect_equal("z", z, expected, {{"N", N}});
    testkit::expect_close("y", y, numbers, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
