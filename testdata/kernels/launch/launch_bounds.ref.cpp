// Runs the kernels of launch/launch_bounds.okl.

#include <testkit.hpp>

OKL_KERNEL(negate, int, int, const int *, int *);
OKL_KERNEL(reversed, int, int, const int *, int *);
OKL_KERNEL(twice, int, const int *, int *);

int main() {
  testkit::Random random(88);
  for (int N : {0, 1, 63, 200}) {
    const auto x = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> negated, added, doubled;
    for (int i = 0; i < N; ++i) {
      negated.push_back(-x[i]);
      added.push_back(x[i] + 1);
      doubled.push_back(2 * x[i]);
    }
    for (int size : {1, 7, 64}) {
      OKL_CALL(negate, N, size, x, y);
      testkit::expect_equal("negate", y, negated, {{"N", N}, {"size", size}});
      OKL_CALL(reversed, N, size, x, y);
      testkit::expect_equal("reversed", y, added, {{"N", N}, {"size", size}});
    }
    OKL_CALL(twice, N, x, y);
    testkit::expect_equal("twice", y, doubled, {{"N", N}});
  }
  return testkit::result();
}
