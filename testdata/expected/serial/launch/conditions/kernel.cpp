#include <cmath>
using std::round;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/conditions.okl"
// Nests under conditions and loops of the group, and launches that the host chooses.

#define p_block 16

extern "C" void chosen(const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) int s_x[p_block];
    const int last = min(b + p_block, N);
    for (int t = b; t < b + p_block; ++t) s_x[t - b] = t < last ? x[t] : 0;

    if (mode == 0) {
      for (int t = b, t_end = (int)_occa_within((long long)last, -2147483648ll, b + 16); t < t_end; ++t) {
        y[t] = s_x[last - 1 - t];
      }
    } else {
      for (int round = 0; round < mode; ++round) {
        alignas(64) int r_next[16];
        for (int t = b; t < b + p_block; ++t) { const unsigned long long item = (unsigned long long)t - b; r_next[item] = s_x[(t - b + 1) % p_block] + round; }
        for (int t = b; t < b + p_block; ++t) { const unsigned long long item = (unsigned long long)t - b; s_x[t - b] = r_next[item]; }
      }
      for (int t = b, t_end = (int)_occa_within((long long)last, -2147483648ll, b + 16); t < t_end; ++t) {
        y[t] = s_x[t - b];
      }
    }
  }
}

// The host decides which of two launches runs, and how often.
extern "C" void hostChooses(const int &N, const int &times, const bool &add, const int *__restrict__ x, int *__restrict__ y) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) { y[n] = 0; }
  int factor = 1;
  for (int k = 0; k < times; k++) {
    factor *= 2;
    if (add) {
      for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) { y[n] += factor * x[n]; }
    } else {
      for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) { y[n] -= factor + k; }
    }
  }
}
