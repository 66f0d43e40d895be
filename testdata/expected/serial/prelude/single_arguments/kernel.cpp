#include <cmath>
#include <cstdlib>
using std::atan2;
using std::exp;
using std::fabs;
using std::fma;
using std::fmax;
using std::fmin;
using std::frexp;
using std::hypot;
using std::ilogb;
using std::isnan;
using std::ldexp;
using std::llrint;
using std::llround;
using std::log1p;
using std::logb;
using std::lrint;
using std::lround;
using std::modf;
using std::nearbyint;
using std::nextafter;
using std::pow;
using std::scalbn;
using std::signbit;
using std::sqrt;
template <class okl_T>
static inline auto cospif(okl_T a) { return std::cos(a * decltype(std::cos(a))(3.14159265358979323846)); }
template <class okl_T>
static inline auto sinpi(okl_T a) { return std::sin(a * decltype(std::sin(a))(3.14159265358979323846)); }
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/single_arguments.okl"
// The same without a variable of double precision, for targets that have none.

extern "C" void single(const int &N, const int *a, const float *x, float *b) {
  for (long long k_tile = 0; k_tile < N; k_tile += 16) for (int k = (int)k_tile, k_end = (int)(k_tile + 16 < N ? k_tile + 16 : N); k < k_end; ++k) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const float f = x[k];
    float s = sqrt(u) + sqrt(2) + fabs(i) + exp(i) + sqrtf(2) + fmaxf(f, 1.5) + cospif(f) + sinpi(f) + log1p(u);
    s += fmax(f, 0.0) + fmin(f, 1) + hypot(f, i + 1) + atan2(f, i + 4) + pow(u, 0.5f) + pow(f, 2) + pow(i, i) + fma(f, f, 1);
    s += max(f, 0.0) + min(f, 1) + clamp(f, 0, 1) + clamp(f, 0.0f, 1.0f) + clamp(f, 0.5f, f) + (f ? 1 : 2);
    s += nearbyint(f) + nearbyintf(f) + scalbn(f, 2) + ldexp(f, i) + logb(u) + logb(f) + nextafter(f, i) + nextafterf(0, f);
    b[k] = s;
  }
}

extern "C" void parts(const int &N, const float *x, float *b, long *c) {
  for (int o = 0; o < N; o += 16) {
    alignas(64) float kept[16];
    for (int k = o, k_end = (int)_occa_within((long long)N, -2147483648ll, o + 16); k < k_end; ++k) {
      {
        const float f = x[k];
        int n;
        float whole;
        b[4 * k] = frexp(f, &n);
        b[4 * k + 1] = modf(f, &whole);
        b[4 * k + 2] = whole;
        b[4 * k + 3] = modf(f, &kept[k % 16]);
        c[4 * k] = n;
        c[4 * k + 1] = lround(f) + llround(f * 3) + lrint(f) + llrint(f * 3) + lround(n);
        c[4 * k + 2] = labs(n) + llabs(-5L) + (long)kept[k % 16];
        c[4 * k + 3] = clamp(n, 0u, 7) + clamp(n, 3, 1) + (isnan(n) ? 1 : 2) + (signbit(f) ? 4 : 8) + ilogb(n + 100);
      }
    }
  }
}
