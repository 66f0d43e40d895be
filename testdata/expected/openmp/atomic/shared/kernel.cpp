#include <cmath>
using std::fmax;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


void countOne(int *bins, const int bin) {
  #pragma omp atomic update
#line 8 "kernels/atomic/shared.okl"
  bins[bin] += 1;
}

extern "C" void histogram(const int &N, const int *v, int *total, float *largest) {
  #pragma omp parallel for
#line 12 "kernels/atomic/shared.okl"
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
        okl_atomic_max_float(&s_largest, (float)v[first + t]);
      }
    }
    for (int t = 0; t < 64; ++t) {
      if (t < p_bins) {
        #pragma omp atomic update
#line 27 "kernels/atomic/shared.okl"
        total[t] += s_bins[t];
      }
      if (t == 0) {
        okl_atomic_max_float(&largest[0], s_largest);
        countOne(total, p_bins);
      }
    }
  }
}
