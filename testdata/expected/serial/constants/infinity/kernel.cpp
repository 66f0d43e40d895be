#include <cfloat>
#include <climits>
#include <cmath>
using std::fabs;
using std::fmin;
using std::isinf;
using std::isnan;
#line 1 "kernels/constants/infinity.okl"
// Limits and infinities from the standard headers.

#include <float.h>
#include <limits.h>
#include <math.h>

#define p_block 16

extern "C" void lowest(const int &N, const float *__restrict__ x, float *__restrict__ low) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) float s_low[p_block];
    for (int t = 0; t < p_block; ++t) s_low[t] = b + t < N ? x[b + t] : INFINITY;
    for (int t = 0; t < 1; ++t) {
      float found = FLT_MAX;
      for (int k = 0; k < p_block; ++k) found = fmin(found, s_low[k]);
      low[b / p_block] = found;
    }
  }
}

extern "C" void countLimits(const int &N, const int *__restrict__ x, const double *__restrict__ y, int *__restrict__ counts) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    if (x[n] == INT_MAX || x[n] == INT_MIN) {
      counts[0] += 1;
    }
    if (isinf(y[n]) || isnan(y[n]) || fabs(y[n]) < DBL_EPSILON) {
      counts[1] += 1;
    }
  }
}
