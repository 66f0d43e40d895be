#include <testkit.hpp>

OKL_KERNEL(braced, int, const int *, int *);
OKL_KERNEL(commented, int, const int *, int *);
OKL_KERNEL(looped, int, const int *, int *);

int main() {
  testkit::Random random(72);
  for (int N : {0, 1, 4, 29}) {
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> one(N, 0), two(N, 0), three(N, 0);
    OKL_CALL(braced, N, x, one);
    OKL_CALL(commented, N, x, two);
    OKL_CALL(looped, N, x, three);
    std::vector<int> first(N, 0), second(N, 0), third(N, 0);
    for (int n = 0; n < N / 2; ++n) first[n] = x[n] + N / 2;
    for (int n = N / 3; n < N; ++n) second[n] = x[n] - N / 3;
    for (int b = 0; b < 2; ++b)
      for (int n = b; n < N; n += 2)
        third[n] = x[n] * N;
    testkit::expect_equal("one", one, first, {{"N", N}});
    testkit::expect_equal("two", two, second, {{"N", N}});
    testkit::expect_equal("three", three, third, {{"N", N}});
  }
  return testkit::result();
}
