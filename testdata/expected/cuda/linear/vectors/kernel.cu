#define p_blockSize 32
#define dfloat float
#line 1 "kernels/linear/vectors.okl"
// okl: -D p_blockSize=32 -D dfloat=float
// Sums and products of vectors, with loops from a header.










#line 3 "kernels/linear/vectors.h"
// Folds one shared array to its first entry. Stands in the body of an @outer loop.





#line 13 "kernels/linear/vectors.okl"
extern "C" __global__ __launch_bounds__(32) void _occa_axpby_0(const int N, const dfloat alpha, const dfloat *__restrict__ x, const dfloat beta, dfloat *__restrict__ y) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    y[n] = alpha * x[n] + (beta == 0 ? 0 : beta * y[n]);
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_scaleBy_0(const int N, const dfloat alpha, dfloat *__restrict__ x) {
#line 19 "kernels/linear/vectors.okl"
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { x[n] *= alpha; } }
}

#line 21 "kernels/linear/vectors.okl"
extern "C" __global__ __launch_bounds__(32) void _occa_innerProduct_0(const int Nblocks, const int N, const dfloat *__restrict__ x, const dfloat *__restrict__ y,
                          dfloat *__restrict__ xy) {
  { int b = (int)blockIdx.x;
    __shared__ dfloat s_xy[p_blockSize];
    { int t = (int)threadIdx.x;
      dfloat sum = 0;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) sum += x[n] * y[n];
      s_xy[t] = sum;
    }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { __syncthreads(); { int t = (int)threadIdx.x; if (t < alive) s_xy[t] += s_xy[t + alive]; } }
    { int t = (int)threadIdx.x; if (t == 0) xy[b] = s_xy[0]; }
  }
}

// An update and the norm of its result at once, as in conjugate gradients.
extern "C" __global__ __launch_bounds__(32) void _occa_updateNorm_0(const int Nblocks, const int N, const dfloat alpha, const dfloat *__restrict__ Ap,
                        dfloat *__restrict__ r, dfloat *__restrict__ rr) {
  { int b = (int)blockIdx.x;
    __shared__ dfloat s_rr[p_blockSize];
    dfloat r_sum = 0;
    { int t = (int)threadIdx.x;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) {
        const dfloat rn = r[n] - alpha * Ap[n];
        r_sum += rn * rn;
        r[n] = rn;
      }
    }
    { int t = (int)threadIdx.x; s_rr[t] = r_sum; }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { __syncthreads(); { int t = (int)threadIdx.x; if (t < alive) s_rr[t] += s_rr[t + alive]; } }
    { int t = (int)threadIdx.x;
      if (t == 0) {
        atomicAdd(&rr[0], s_rr[0]);
      }
    }
  }
}
