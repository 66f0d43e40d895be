#include <testkit.hpp>

struct Pair {
  float a;
  int b;
};

OKL_KERNEL(helped_float_8, int, const float *, float *);
OKL_KERNEL(helped_int_4, int, const int *, int *);
OKL_KERNEL(ends_short_3, int, const short *, int *);
OKL_KERNEL(ends_Pair_2, int, const Pair *, int *);

int main() {
  testkit::Random random(31);
  for (int n : {1, 8, 21}) {
    testkit::Buffer<float> x(n), y(n);
    testkit::Buffer<int> k(n), l(n);
    std::vector<double> sums;
    std::vector<int> numbers;
    for (int i = 0; i < n; ++i) {
      x[i] = random.value<float>(-1, 1);
      k[i] = random.value<int>(-99, 99);
    }
    for (int i = 0; i < n; ++i) {
      const int eighth = i / 8 * 8 + 7, fourth = i / 4 * 4 + 3;
      sums.push_back(4.0 * x[i] + 12 + (eighth < n ? x[eighth] : 0));
      numbers.push_back(4 * k[i] + 8 + (fourth < n ? k[fourth] : 0));
    }
    OKL_CALL(helped_float_8, n, x, y);
    OKL_CALL(helped_int_4, n, k, l);
    testkit::expect_close("sums", y, sums, 1e-5, {{"n", n}});
    testkit::expect_equal("numbers", l, numbers, {{"n", n}});

    testkit::Buffer<short> shorts(n + 2);
    testkit::Buffer<Pair> pairs(n + 1);
    std::vector<int> first, second;
    for (int i = 0; i < n + 2; ++i) shorts[i] = short(3 * i);
    for (int i = 0; i < n + 1; ++i) pairs[i] = {0.5f, 5 * i};
    for (int i = 0; i < n; ++i) {
      first.push_back(3 * i + 3 * (i + 2));
      second.push_back(5 * i + 5 * (i + 1));
    }
    OKL_CALL(ends_short_3, n, shorts, l);
    testkit::expect_equal("shorts", l, first, {{"n", n}});
    OKL_CALL(ends_Pair_2, n, pairs, l);
    testkit::expect_equal("pairs", l, second, {{"n", n}});
  }
  return testkit::result();
}
