// Runs the kernels of source/comments_are_no_code.okl.

#include <testkit.hpp>

OKL_KERNEL(firstAbove, int, const int *, int *);

int main() {
  testkit::Random random(103);
  for (int N : {1, 7, 40}) {
    testkit::Buffer<int> x(N), at(N);
    std::vector<int> at_(N);
    for (int n = 0; n < N; ++n) x[n] = (n * 7 + 3) % N;
    for (int i = 0; i < N; ++i) {
      int n = 0;
      while (x[n] <= i && ++n < N) {
      }
      at_[i] = n;
    }
    OKL_CALL(firstAbove, N, x, at);
    testkit::expect_equal("first", at, at_, {{"N", N}});
  }
  return testkit::result();
}
