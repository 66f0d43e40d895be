// Compares with the same numbers, worked out here.

#include <testkit.hpp>

OKL_KERNEL(left, int, int *);
OKL_KERNEL(right, int, int *);

int main() {
  for (int N : {1, 2, 3, 10, 33}) {
    testkit::Buffer<int> y(4 * N, 7), z(4 * (N + 1), 7);
    std::vector<int> lefts(4 * N, 7), rights(4 * (N + 1), 7);
    const int first = N - N / 3, second = N / 2 + 1;
    for (int n = 0; n < 4 * first; ++n) lefts[n] = 2 * first - N;
    for (int n = 0; n < 4 * second; ++n) rights[n] = 3 * second + N;
    OKL_CALL(left, N, y);
    OKL_CALL(right, N, z);
    testkit::expect_equal("left", y, lefts, {{"N", N}});
    testkit::expect_equal("right", z, rights, {{"N", N}});
  }
  return testkit::result();
}
