#include <testkit.hpp>

OKL_KERNEL(before, int, int, const int *, int *);
OKL_KERNEL(twice, int, const int *, int *);
OKL_KERNEL(inHeader, int, const int *, int *);

int main() {
  testkit::Random random(71);
  for (int N : {0, 1, 4, 13}) {
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> one(N), two(N), three(N);
    OKL_CALL(before, N, 1, x, one);
    OKL_CALL(twice, N, x, two);
    OKL_CALL(inHeader, N, x, three);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = x[n] + 1;
    testkit::expect_equal("one", one, expected, {{"N", N}});
    for (int &value : expected) ++value;
    testkit::expect_equal("two", two, expected, {{"N", N}});
    for (int &value : expected) ++value;
    testkit::expect_equal("three", three, expected, {{"N", N}});
  }
  return testkit::result();
}
