#define p_blockSize 32
#define dfloat float
#line 1 "kernels/linear/vectors.okl"
// okl: -D p_blockSize=32 -D dfloat=float
// Sums and products of vectors, with loops from a header.










#line 3 "kernels/linear/vectors.h"
// Folds one shared array to its first entry. Stands in the body of an @outer loop.





#line 13 "kernels/linear/vectors.okl"
extern "C" void axpby(const int &N, const dfloat &alpha, const dfloat *__restrict__ x, const dfloat &beta, dfloat *__restrict__ y) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    y[n] = alpha * x[n] + (beta == 0 ? 0 : beta * y[n]);
  }
}

extern "C" void scaleBy(const int &N, const dfloat &alpha, dfloat *__restrict__ x) { for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) { x[n] *= alpha; } }

extern "C" void innerProduct(const int &Nblocks, const int &N, const dfloat *__restrict__ x, const dfloat *__restrict__ y,
                          dfloat *__restrict__ xy) {
  for (int b = 0; b < Nblocks; ++b) {
    alignas(64) dfloat s_xy[p_blockSize];
    for (int t = 0; t < p_blockSize; ++t) {
      dfloat sum = 0;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) sum += x[n] * y[n];
      s_xy[t] = sum;
    }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { for (int t = 0, t_end = alive < 32 ? alive : 32; t < t_end; ++t) { s_xy[t] += s_xy[t + alive]; } }
    for (int t = 0; t < 1; ++t) xy[b] = s_xy[0];
  }
}

// An update and the norm of its result at once, as in conjugate gradients.
extern "C" void updateNorm(const int &Nblocks, const int &N, const dfloat &alpha, const dfloat *__restrict__ Ap,
                        dfloat *__restrict__ r, dfloat *__restrict__ rr) {
  for (int b = 0; b < Nblocks; ++b) {
    alignas(64) dfloat s_rr[p_blockSize];
    dfloat r_sum_first = 0; __typeof__(r_sum_first) r_sum[32]; for (unsigned long long k = 0; k < 32; ++k) __builtin_memcpy(&r_sum[k], &r_sum_first, sizeof(r_sum_first));
    for (int t = 0; t < p_blockSize; ++t) { const int item = t;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) {
        const dfloat rn = r[n] - alpha * Ap[n];
        r_sum[item] += rn * rn;
        r[n] = rn;
      }
    }
    for (int t = 0; t < p_blockSize; ++t) { const int item = t; s_rr[t] = r_sum[item]; }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { for (int t = 0, t_end = alive < 32 ? alive : 32; t < t_end; ++t) { s_rr[t] += s_rr[t + alive]; } }
    for (int t = 0; t < 1; ++t) {
      {
        rr[0] += s_rr[0];
      }
    }
  }
}
