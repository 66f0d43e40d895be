// Runs the kernels of prelude/mixed_arguments.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(mixed, int, const int *, const float *, double *);
OKL_KERNEL(whole, int, const int *, const float *, long *);

// As OKL has it: whatever the ends are.
template <class X, class L, class H>
static auto limited(X x, L low, H high) -> decltype(x + low + high) {
  return x < low ? low : high < x ? high : x;
}

int main() {
  using namespace std;
  testkit::Random random(29);
  const double pi = 3.14159265358979323846;
  for (int N : {0, 1, 17, 100}) {
    testkit::Buffer<int> a(N);
    for (int k = 0; k < N; ++k) a[k] = k % 6 - 2;
    const auto x = random.buffer<float>(N, -2, 3);
    testkit::Buffer<double> b(N);
    testkit::Buffer<long> w(8 * N);
    vector<double> expected(N);
    vector<long> expected_whole;
    for (int k = 0; k < N; ++k) {
      const int i = a[k];
      const unsigned u = a[k] + 3;
      const short h = a[k];
      const float f = x[k];
      const double d = x[k] + 0.5;
      double s = sqrt(u) + sqrt(2) + cbrt(i) + exp(h) + fabs(i) + fabs(d) + 1 / sqrt(u) + pow(10, h) + cos(pi * d);
      s += sqrtf(2) + sqrtf(d + 2) + expf(h) + powf(u, 0.5) + fmaxf(f, 1.5) + cosf(pi * d) + sinf(pi * f) + nearbyintf(d);
      s += fmax(f, 0.0) + fmin(f, 1) + fmax(f, d) + fmod(f * 3, 2.0) + hypot(f, i + 1) + atan2(f, i + 4) + fdim(f, 0.25);
      s += pow(u, 0.5f) + pow(f, 2) + pow(f, 2.0) + pow(i, i) + pow(2, f) + pow(f + 1, h) + copysign(f, -1.0) + fmax(f, 0.0);
      s += fma(f, f, 0.5) + fma(i, f, d) + remainder(f, 2) + nextafter(f, i);
      s += fmax(f, 0.0) + fmin(f, 1.0) + limited(f, 0, 1) + limited(i, 0.5, f + 1) + fmax(d, 0.5) + limited(u, 1, 4);
      s += i < 1 ? i : 1;
      s += fmax(sqrt(abs(i)), 1.5) + fmax(fmax(f, 1.0f), abs(d)) + fmin(i + 0.5, f > 0 ? f : 2);
      expected[k] = s;
      const double t = x[k] * 3;
      const long first = lround(f) + llround(t) + lround(i) + 3, second = lrint(f) + llrint(t) + lrint(i) + 2;
      const unsigned seventh = limited(i, 0u, 7) + (i < 3 ? 3 : 1) + limited(i, -1, 1);
      const long row[8] = {first,
                           second,
                           labs(i) + 5 + labs(i - 4),
                           ilogb(f + 2) + ilogb(i + 5) + ilogb(t + 20),
                           8 + (i < 0 ? 16 : 0),
                           (f != 0 ? 1 : 2) + 8 + (i != 0 ? 16 : 32),
                           seventh,
                           lrint(f) + lrint(t) + i};
      expected_whole.insert(expected_whole.end(), row, row + 8);
    }
    OKL_CALL(mixed, N, a, x, b);
    OKL_CALL(whole, N, a, x, w);
    testkit::expect_close("b", b, expected, 1e-5, {{"N", N}});
    testkit::expect_equal("w", w, expected_whole, {{"N", N}});
  }
  return testkit::result();
}
