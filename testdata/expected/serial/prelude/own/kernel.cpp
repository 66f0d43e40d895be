#include <cfloat>
#include <cmath>
#include <cstdint>
using std::fabs;
using std::sqrt;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/own.okl"
// Names of the language that mean something else here, and standard headers.

#include <cmath>
#include <stdint.h>
#include <cfloat>
#include <algorithm>
#include <limits>
#include <type_traits>

struct Pair {
  double x, y;
};

inline double dot(const Pair &a, const Pair &b) { return a.x * b.x + a.y * b.y; }
inline double length(const Pair &a) { return std::sqrt(dot(a, a)); }
inline double max(const Pair &a) { return a.x > a.y ? a.x : a.y; }

template <class T>
inline T clamp(const T value, const T low, const T high, const T) {
  return value < low ? low : value > high ? high : value;
}

extern "C" void own(const int &N, const double *a, double *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const Pair p = {a[i], 1.0};
    double s = dot(p, p) + length(p) + max(p) + max(a[i], 0.5) + clamp(a[i], 0.0, 1.0, 2.0);
    s += std::sqrt(a[i] * a[i]) + std::min(a[i], 0.5) + std::is_same<double, float>::value;
    s += std::numeric_limits<int>::max() > i;
    int32_t normalize = 3;
    int64_t fabs = 4;
    double sqrt = 2;
    if (s < DBL_MAX) b[i] = s + normalize + sqrt + fabs;
  }
}
