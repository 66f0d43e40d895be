#include <testkit.hpp>

OKL_KERNEL(templates, int, const int *, int *, float *);
OKL_KERNEL(templatesRead, int, const int *, int *);

int main() {
  testkit::Random random(3);
  for (int N : {0, 1, 16, 33}) {
    const auto a = random.buffer<int>(N, 0, 1000);
    testkit::Buffer<int> b(N);
    testkit::Buffer<float> f(N);
    std::vector<int> b_expected(N);
    std::vector<double> f_expected(N);
    for (int i = 0; i < N; ++i) {
      b_expected[i] = (a[i] + 2 * a[i]) * 3 + a[i] + 1 + 5 + 3 + 3 + a[i] + 0x7fffffff / 2 + 0x8000;
      f_expected[i] = 2.0 * a[i] - 0.5 + 3;
    }
    OKL_CALL(templates, N, a, b, f);
    testkit::expect_equal("b", b, b_expected, {{"N", N}});
    testkit::expect_close("f", f, f_expected, 1e-5, {{"N", N}});
  }
  for (int N : {0, 1, 5}) {
    const auto a = random.buffer<int>(8 * N, 0, 1000);
    testkit::Buffer<int> b(8 * N);
    std::vector<int> b_expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) b_expected[i] = a[i] * (i / 8 + 1) + 5;
    OKL_CALL(templatesRead, N, a, b);
    testkit::expect_equal("b", b, b_expected, {{"N", N}});
  }
  return testkit::result();
}
