#include <cmath>
using std::fmin;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

extern "C" void bounds(const int &N, const float *__restrict__ x, float *__restrict__ lowest, float *__restrict__ highest) {
  for (int b = 0; b < N; b += 16) {
    float s_high;
    for (int t = 0; t < 1; ++t) {
      s_high = -1.0e30f;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        lowest[0] = fmin(lowest[0], x[b + t]);
        s_high = max(s_high, x[b + t]);
      }
    }
    for (int t = 15; t < 16; ++t) {
      highest[0] = max(highest[0], s_high);
    }
  }
}
