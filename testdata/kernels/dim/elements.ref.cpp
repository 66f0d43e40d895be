// Runs the kernel of dim/elements.okl and computes every index by hand.

#include <testkit.hpp>

OKL_KERNEL(elements, int, const int *, const int *, int *);

int main() {
  testkit::Random random(12);
  for (int N : {1, 12, 100}) {
    const auto a = random.buffer<int>(12, -1000, 1000);
    const auto b = random.buffer<int>(12, -1000, 1000);
    testkit::Buffer<int> out(4 * N);
    std::vector<int> expected(4 * N);
    for (int i = 0; i < N; ++i) {
      const int here = i % 3 + 3 * (i % 4), there = i % 4 % 3 + 3 * (i % 3);
      expected[4 * i] = a[here] + b[here] + a[there] + b[there];
      expected[4 * i + 1] = 2 * (a[here] + b[here]) + a[there] + b[there];
      expected[4 * i + 2] = a[here] + 3 * b[here];
      expected[4 * i + 3] = b[here];
    }
    OKL_CALL(elements, N, a, b, out);
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}
