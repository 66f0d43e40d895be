// Runs the kernel of atomics/products.okl.

#include <testkit.hpp>

OKL_KERNEL(classProducts, int, const int *, const float *, float *, double *, float *);

int main() {
  testkit::Random random(24);
  for (int N : {0, 1, 16, 90}) {
    const auto which = random.buffer<int>(N, 0, 2);
    const auto x = random.buffer<float>(N, 0.75, 1.3);
    std::vector<double> products(3, 1), quotients(3, 1);
    for (int n = 0; n < N; ++n) {
      products[which[n]] *= x[n];
      quotients[which[n]] /= x[n];
    }
    testkit::Buffer<float> products_out(3, 1);
    testkit::Buffer<double> quotients_out(3, 1);
    testkit::Buffer<float> tiny(N, 1e-30f);
    std::vector<float> tiny_expected(N, float(1e-30f * 1e39));
    OKL_CALL(classProducts, N, which, x, products_out, quotients_out, tiny);
    testkit::expect_equal("tiny", tiny, tiny_expected, {{"N", N}});
    testkit::expect_close("products", products_out, products, 1e-5, {{"N", N}});
    testkit::expect_close("quotients", quotients_out, quotients, 1e-12, {{"N", N}});
  }
  return testkit::result();
}
