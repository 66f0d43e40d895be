// Runs the kernels of source/comments_between_words.okl.

#include <testkit.hpp>

OKL_KERNEL(spaced, int, float *, long *);
OKL_KERNEL(inArguments, int, int *);

int main() {
  for (int N : {1, 4, 10}) {
    testkit::Buffer<float> y(N);
    testkit::Buffer<long> l(N);
    std::vector<float> y_(N);
    std::vector<long> l_(N);
    for (int n = 0; n < N; ++n) {
      y[n] = n % 2 ? -1.0f * n : 0.5f * n;
      y_[n] = y[n] + 1.0f + 2.0f + 0.0f + (n % 2 ? 1.0f : 0.0f);
      l_[n] = n;
    }
    OKL_CALL(spaced, N, y, l);
    testkit::expect_equal("y", y, y_, {{"N", N}});
    testkit::expect_equal("l", l, l_, {{"N", N}});
    testkit::Buffer<int> n(N);
    std::vector<int> n_(N);
    for (int i = 0; i < N; ++i) n_[i] = 2 * i;
    OKL_CALL(inArguments, N, n);
    testkit::expect_equal("n", n, n_, {{"N", N}});
  }
  return testkit::result();
}
