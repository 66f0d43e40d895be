// Runs the instances of templates/instances.okl.

#include <testkit.hpp>

struct Pair {
  float a;
  int b;
};

OKL_KERNEL(blend_float_16_true, int, const float *, float *, float);
OKL_KERNEL(blend_int_4_false, int, const int *, int *, int);
OKL_KERNEL(turned_short_8, short *, int);
OKL_KERNEL(turned_Pair_16, Pair *, int);

int main() {
  testkit::Random random(11);
  for (int n : {0, 1, 16, 53}) {
    testkit::Buffer<float> x(n), y(n);
    testkit::Buffer<int> k(n), l(n);
    std::vector<double> sums;
    std::vector<int> products;
    for (int i = 0; i < n; ++i) {
      x[i] = random.value<float>(-1, 1);
      k[i] = random.value<int>(-99, 99);
      sums.push_back(double(x[i]) + 0.5);
      products.push_back(2 * k[i] - 3);
    }
    OKL_CALL(blend_float_16_true, n, x, y, 0.5f);
    OKL_CALL(blend_int_4_false, n, k, l, 3);
    testkit::expect_close("sums", y, sums, 1e-6, {{"n", n}});
    testkit::expect_equal("products", l, products, {{"n", n}});
  }
  for (int groups : {0, 1, 3}) {
    testkit::Buffer<short> x(groups * 8);
    testkit::Buffer<Pair> pairs(groups * 16);
    std::vector<short> expected;
    std::vector<int> seconds;
    for (int i = 0; i < groups * 8; ++i) {
      x[i] = short(i);
      expected.push_back(short(i / 8 * 8 + 7 - i % 8));
    }
    for (int i = 0; i < groups * 16; ++i) {
      pairs[i] = {0.5f * i, i};
      seconds.push_back(i / 16 * 16 + 15 - i % 16);
    }
    OKL_CALL(turned_short_8, x, groups);
    OKL_CALL(turned_Pair_16, pairs, groups);
    testkit::Buffer<int> found(groups * 16);
    for (int i = 0; i < groups * 16; ++i) found[i] = pairs[i].b;
    testkit::expect_equal("turned", x, expected, {{"groups", groups}});
    testkit::expect_equal("pairs", found, seconds, {{"groups", groups}});
  }
  return testkit::result();
}
