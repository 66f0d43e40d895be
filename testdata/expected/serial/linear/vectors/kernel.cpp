static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#define p_blockSize 32
#define dfloat float
#line 1 "kernels/linear/vectors.okl"
// okl: -D p_blockSize=32 -D dfloat=float
// Sums and products of vectors, with loops from a header.










#line 3 "kernels/linear/vectors.h"
// Folds one shared array to its first entry. Stands in the body of an @outer loop.





#line 13 "kernels/linear/vectors.okl"
extern "C" void axpby(const int &N, const dfloat &alpha, const dfloat *__restrict__ x, const dfloat &beta, dfloat *__restrict__ y) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    y[n] = alpha * x[n] + (beta == 0 ? 0 : beta * y[n]);
  } } }
}

extern "C" void scaleBy(const int &N, const dfloat &alpha, dfloat *__restrict__ x) { for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { x[n] *= alpha; } } } }

extern "C" void innerProduct(const int &Nblocks, const int &N, const dfloat *__restrict__ x, const dfloat *__restrict__ y,
                          dfloat *__restrict__ xy) {
  for (int b = 0; b < Nblocks; ++b) {
    alignas(64) dfloat s_xy[p_blockSize];
    for (int t = 0; t < p_blockSize; ++t) {
      dfloat sum = 0;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) sum += x[n] * y[n];
      s_xy[t] = sum;
    }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { for (int t = 0, _occa_end_t = (alive < 32 ? alive : 32); t < _occa_end_t; ++t) { s_xy[t] += s_xy[t + alive]; } }
    for (int t = 0; t < 1; ++t) xy[b] = s_xy[0];
  }
}

// An update and the norm of its result at once, as in conjugate gradients.
extern "C" void updateNorm(const int &Nblocks, const int &N, const dfloat &alpha, const dfloat *__restrict__ Ap,
                        dfloat *__restrict__ r, dfloat *__restrict__ rr) {
  for (int b = 0; b < Nblocks; ++b) {
    alignas(64) dfloat s_rr[p_blockSize];
    dfloat _occa_first_r_sum = 0; __typeof__(_occa_first_r_sum) r_sum[32]; for (unsigned long long _occa_k = 0; _occa_k < 32; ++_occa_k) __builtin_memcpy(&r_sum[_occa_k], &_occa_first_r_sum, sizeof(_occa_first_r_sum));
    for (int t = 0; t < p_blockSize; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) {
        const dfloat rn = r[n] - alpha * Ap[n];
        r_sum[_occa_exclusive_index] += rn * rn;
        r[n] = rn;
      }
    }
    for (int t = 0; t < p_blockSize; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; s_rr[t] = r_sum[_occa_exclusive_index]; }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { for (int t = 0, _occa_end_t = (alive < 32 ? alive : 32); t < _occa_end_t; ++t) { s_rr[t] += s_rr[t + alive]; } }
    for (int t = 0; t < 1; ++t) {
      {
        rr[0] += s_rr[0];
      }
    }
  }
}
