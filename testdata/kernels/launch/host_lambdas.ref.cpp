// Runs the kernel of launch/host_lambdas.okl.

#include <testkit.hpp>

OKL_KERNEL(lambdas, int, const int *, int *);

int main() {
  testkit::Random random(92);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> y(N * 4);
    std::vector<int> expected;
    const int again = (N + 1) * 2;
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 4; ++i) expected.push_back(x[g] + i + N + again + (i * 3 + 2) + again + (i % 2 == 0 ? 3 : 0));
    }
    OKL_CALL(lambdas, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
