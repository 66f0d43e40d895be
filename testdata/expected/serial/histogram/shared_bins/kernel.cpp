#include <cmath>
using std::floor;
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
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    int bin = (int)floor(x[n] / width);
    bin = bin < 0 ? 0 : (bin >= p_bins ? p_bins - 1 : bin);
    sums[bin] += weight[n];
  }
}
