#include <cmath>
using std::fmax;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


void countOne(int *bins, const int bin) {
  bins[bin] += 1;
}

extern "C" void histogram(const int &N, const int *v, int *total, float *largest) {
  for (int first = 0; first < N; first += 64) {
    alignas(64) int s_bins[p_bins];
    float s_largest;
    for (int t = 0; t < 64; ++t) {
      if (t < p_bins) s_bins[t] = 0;
      if (t == 0) s_largest = -1;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - first, -2147483648ll, 64); t < t_end; ++t) {
      {
        countOne(s_bins, v[first + t] % p_bins);
        s_largest = max(s_largest, (float)v[first + t]);
      }
    }
    for (int t = 0; t < 64; ++t) {
      if (t < p_bins) {
        total[t] += s_bins[t];
      }
      if (t == 0) {
        largest[0] = fmax(largest[0], s_largest);
        countOne(total, p_bins);
      }
    }
  }
}
