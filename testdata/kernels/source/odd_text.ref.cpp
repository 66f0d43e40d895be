// Runs the kernel of source/odd_text.okl.

#include <testkit.hpp>

OKL_KERNEL(oddText, int, const int *, int *);

int main() {
  testkit::Random random(103);
  for (int N : {0, 1, 8, 9, 40}) {
    const auto x = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> expected;
    for (int n = 0; n < N; ++n) {
      const int from = n / 8 * 8 + 7 - n % 8;
      expected.push_back((from < N ? x[from] : 0) + 3 + 1000);
    }
    OKL_CALL(oddText, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
