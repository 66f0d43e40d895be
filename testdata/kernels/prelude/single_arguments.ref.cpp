// Runs the kernels of prelude/single_arguments.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(single, int, const int *, const float *, float *);
OKL_KERNEL(parts, int, const float *, float *, long *);

int main() {
  using namespace std;
  testkit::Random random(31);
  const double pi = 3.14159265358979323846;
  for (int N : {0, 1, 17, 100}) {
    testkit::Buffer<int> a(N);
    for (int k = 0; k < N; ++k) a[k] = k % 6 - 2;
    const auto x = random.buffer<float>(N, -2, 3);
    testkit::Buffer<float> b(N), p(4 * N);
    testkit::Buffer<long> c(4 * N);
    vector<double> expected(N), expected_p;
    vector<long> expected_c;
    for (int k = 0; k < N; ++k) {
      const int i = a[k];
      const unsigned u = a[k] + 3;
      const float f = x[k];
      double s = sqrt(u) + sqrt(2) + abs(i) + exp(i) + sqrt(2) + fmax(f, 1.5) + cos(pi * f) + sin(pi * f) + log1p(u);
      s += fmax(f, 0.0) + fmin(f, 1) + hypot(f, i + 1) + atan2(f, i + 4) + sqrt(u) + f * f + pow(i, i) + f * f + 1;
      s += fmax(f, 0.0) + fmin(f, 1) + 2 * fmin(fmax(f, 0.0), 1.0) + fmax(f, 0.5f) + (f != 0 ? 1 : 2);
      s += 2 * nearbyint(f) + f * 4 + ldexp(f, i) + logb(u) + logb(f) + f;
      expected[k] = s;
      int n;
      float whole;
      const float fraction = frexp(f, &n), rest = modf(f, &whole);
      for (float part : {fraction, rest, whole, rest}) expected_p.push_back(part);
      // `n < 0u` compares unsigned numbers, `7 < n` does not; the sum is unsigned.
      const unsigned bits = unsigned(n < 7 ? n : 7) + (n < 3 ? 3 : 1) + 2 + (f < 0 ? 4 : 8) + ilogb(n + 100);
      const long row[4] = {n, lround(f) + lround(f * 3) + lrint(f) + lrint(f * 3) + n, labs(n) + 5 + long(whole),
                           bits};
      expected_c.insert(expected_c.end(), row, row + 4);
    }
    OKL_CALL(single, N, a, x, b);
    OKL_CALL(parts, N, x, p, c);
    testkit::expect_close("b", b, expected, 1e-5, {{"N", N}});
    testkit::expect_close("p", p, expected_p, 1e-5, {{"N", N}});
    testkit::expect_equal("c", c, expected_c, {{"N", N}});
  }
  return testkit::result();
}
