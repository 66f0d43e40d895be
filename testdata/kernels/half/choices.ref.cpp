// Runs the kernel of half/choices.okl. All numbers are exact.

#include <testkit.hpp>

struct half {
  unsigned short bits;
};

OKL_KERNEL(chosen, int, const half *, float *, half *);

int main() {
  // 0, 1, 1.5, 2, 3, -4
  const unsigned short some[] = {0, 0x3c00, 0x3e00, 0x4000, 0x4200, 0xc400};
  const float meaning[] = {0, 1, 1.5f, 2, 3, -4};
  for (int N : {1, 16, 40}) {
    testkit::Buffer<half> x(N), y(N);
    testkit::Buffer<float> f(N);
    testkit::Buffer<int> bits(N);
    std::vector<float> f_expected(N);
    std::vector<int> y_expected(N);
    for (int i = 0; i < N; ++i) {
      x[i].bits = some[i * 7 % 6];
      const float a = meaning[i * 7 % 6];
      f_expected[i] = (i % 2 ? a : 1.0f) + (i % 3 ? 2.5f : a) + (i % 4 ? a : -0.5f);
      y_expected[i] = a != 0 ? i % 2 ? x[i].bits : 0x3400 : 0x4800;
    }
    OKL_CALL(chosen, N, x, f, y);
    for (int i = 0; i < N; ++i) bits[i] = y[i].bits;
    testkit::expect_equal("f", f, f_expected, {{"N", N}});
    testkit::expect_equal("y", bits, y_expected, {{"N", N}});
  }
  return testkit::result();
}
