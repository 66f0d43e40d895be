#include <cmath>
using std::floor;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#define p_bins 24
#line 1 "kernels/histogram/shared_bins.okl"
// okl: -D p_bins=24
// Counts values into bins: a private histogram per group in shared memory, then one addition per bin.





extern "C" void histogram(const int &N, const int &groups, const unsigned char *__restrict__ values,
                       unsigned int *__restrict__ counts) {
  for (int g = 0; g < groups; ++g) {
    alignas(64) unsigned int s_counts[p_bins];
    for (int t = 0; t < 24; ++t) {
      s_counts[t] = 0;
    }
    for (int t = 0; t < 32; ++t) {
      for (int n = 32 * g + t; n < N; n += 32 * groups) {
        const int bin = values[n] % p_bins;
        s_counts[bin]++;
      }
    }
    for (int t = 0; t < 24; ++t) {
      if (s_counts[t] > 0) {
        counts[t] += s_counts[t];
      }
    }
  }
}

// Weights, negative ones too, straight into global memory.
extern "C" void weightedHistogram(const int &N, const float &width, const float *__restrict__ x, const int *__restrict__ weight,
                               int *__restrict__ sums) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    int bin = (int)floor(x[n] / width);
    bin = bin < 0 ? 0 : (bin >= p_bins ? p_bins - 1 : bin);
    sums[bin] += weight[n];
  } } }
}
