// Runs the kernels of barriers/operators.okl.

#include <testkit.hpp>

struct Money {
  int whole, parts;
  int sum() const { return 100 * whole + parts; }
};

OKL_KERNEL(operators, int, const int *, Money *, int *);
OKL_KERNEL(references, int, const int *, int *);
OKL_KERNEL(casts, int, int *);
OKL_KERNEL(temporaries, int, int *, int *);
OKL_KERNEL(places, int, const int *, int *);

int main() {
  testkit::Random random(102);
  for (int N : {1, 4}) {
    const auto x = random.buffer<int>(N * 8, -50, 50);
    testkit::Buffer<Money> m(N * 8);
    testkit::Buffer<int> y(N * 8), z(N * 8);
    std::vector<int> y_expected(N * 8), z_expected(N * 8);
    for (int g = 0; g < N; ++g) {
      Money s[8], all[8];
      int *const out = &y_expected[g * 8];
      for (int t = 0; t < 8; ++t) m[g * 8 + t] = {t, 3 - t};
      for (int t = 0; t < 8; ++t) s[t] = {x[g * 8 + t], x[g * 8 + t]};
      for (int t = 0; t < 8; ++t) out[t] = s[7 - t].sum();
      for (int t = 0; t < 8; ++t) s[t] = {s[t].whole + t - 2, s[t].parts + 1};
      for (int t = 0; t < 8; ++t) out[t] += s[(t + 1) % 8].sum();
      for (int t = 0; t < 8; ++t) s[t].parts = 7 * t;
      for (int t = 0; t < 8; ++t) out[t] += s[(t + 2) % 8].sum();
      for (int t = 0; t < 8; ++t) all[t] = {t + s[t].whole, 3 - t + s[t].parts};
      for (int t = 0; t < 8; ++t) out[t] += all[(t + 3) % 8].sum();
      for (int t = 0; t < 8; ++t) {
        const int next = (t + 1) % 8;
        const int part = next % 2 ? 100 * next : next;
        z_expected[g * 8 + t] = x[g * 8 + 7 - t] + 5 * next + part - (t + 5) % 8;
      }
    }
    OKL_CALL(operators, N, x, m, y);
    testkit::expect_equal("y", y, y_expected, {{"N", N}});
    OKL_CALL(references, N, x, z);
    testkit::expect_equal("z", z, z_expected, {{"N", N}});
    testkit::Buffer<int> c(N * 8);
    std::vector<int> c_expected;
    for (int i = 0; i < N * 8; ++i) c_expected.push_back(i % 2 ? 3 * (i % 8 / 2) : i % 8 / 2);
    OKL_CALL(casts, N, c);
    testkit::expect_equal("c", c, c_expected, {{"N", N}});
    testkit::Buffer<int> w(N * 8), d(N * 8);
    std::vector<int> d_expected;
    for (int i = 0; i < N * 8; ++i) d_expected.push_back(5 * (7 - i % 8) - i / 8);
    OKL_CALL(temporaries, N, w, d);
    testkit::expect_equal("d", d, d_expected, {{"N", N}});
    testkit::Buffer<int> p(N * 8);
    std::vector<int> p_expected;
    for (int i = 0; i < N * 8; ++i) {
      const int t = i % 8;
      p_expected.push_back(2 * x[i - t + 7 - t] + (t < 7 ? 3 * (t + 1) : 0) + 100 * ((t + 1) % 8));
    }
    OKL_CALL(places, N, x, p);
    testkit::expect_equal("p", p, p_expected, {{"N", N}});
  }
  return testkit::result();
}
