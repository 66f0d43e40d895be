#include <cmath>
using std::sqrt;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/batched/factor.okl"
// Factors many small matrices in place: LU without pivots in shared memory, Cholesky in one item's
// own array.

#define p_n 6

extern "C" void luFactor(const int &batch, double *__restrict__ A) {
  for (int e = 0; e < batch; ++e) {
    alignas(64) double s_A[p_n][p_n + 1];
    for (int j = 0; j < p_n; ++j) {
      for (int i = 0; i < p_n; ++i) {
        s_A[j][i] = A[(e * p_n + j) * p_n + i];
      }
    }
    for (int k = 0; k < p_n - 1; ++k) {
      for (int j = (int)_occa_within((long long)k + 1, 0, p_n); j < p_n; ++j) {
        for (int i = (int)_occa_within((long long)k, 0, 6), i_end = (int)_occa_within((long long)k + 1, -2147483648ll, 6); i < i_end; ++i) {
          s_A[j][k] /= s_A[k][k];
        }
      }
      for (int j = (int)_occa_within((long long)k + 1, 0, p_n); j < p_n; ++j) {
        for (int i = (int)_occa_within((long long)k + 1, 0, p_n); i < p_n; ++i) {
          s_A[j][i] -= s_A[j][k] * s_A[k][i];
        }
      }
    }
    for (int j = 0; j < p_n; ++j) {
      for (int i = 0; i < p_n; ++i) {
        A[(e * p_n + j) * p_n + i] = s_A[j][i];
      }
    }
  }
}

// The lower triangle is packed row by row.
#define p_packed (p_n * (p_n + 1) / 2)
#define ROW(j) ((j) * ((j) + 1) / 2)

extern "C" void choleskyFactor(const int &batch, const float *__restrict__ A, float *__restrict__ L) {
  for (long long e_tile = 0; e_tile < batch; e_tile += 8) for (int e = (int)e_tile, e_end = (int)(e_tile + 8 < batch ? e_tile + 8 : batch); e < e_end; ++e) {
    float r_L[p_packed];
    for (int n = 0; n < p_packed; ++n) r_L[n] = A[e * p_packed + n];
    for (int j = 0; j < p_n; ++j) {
      float diagonal = r_L[ROW(j) + j];
      for (int k = 0; k < j; ++k) diagonal -= r_L[ROW(j) + k] * r_L[ROW(j) + k];
      diagonal = sqrt(diagonal);
      r_L[ROW(j) + j] = diagonal;
      for (int i = j + 1; i < p_n; ++i) {
        float sum = r_L[ROW(i) + j];
        for (int k = 0; k < j; ++k) sum -= r_L[ROW(i) + k] * r_L[ROW(j) + k];
        r_L[ROW(i) + j] = sum / diagonal;
      }
    }
    for (int n = 0; n < p_packed; ++n) L[e * p_packed + n] = r_L[n];
  }
}
