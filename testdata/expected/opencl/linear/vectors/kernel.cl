static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#define p_blockSize 32
#define dfloat float
#line 1 "kernels/linear/vectors.okl"
// okl: -D p_blockSize=32 -D dfloat=float
// Sums and products of vectors, with loops from a header.










#line 3 "kernels/linear/vectors.h"
// Folds one shared array to its first entry. Stands in the body of an @outer loop.





#line 13 "kernels/linear/vectors.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_axpby_0(const int N, const dfloat alpha, __global const dfloat *restrict x, const dfloat beta, __global dfloat *restrict y) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    y[n] = alpha * x[n] + (beta == 0 ? 0 : beta * y[n]);
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_scaleBy_0(const int N, const dfloat alpha, __global dfloat *restrict x) {
#line 19 "kernels/linear/vectors.okl"
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { x[n] *= alpha; } }
}

#line 21 "kernels/linear/vectors.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_innerProduct_0(const int Nblocks, const int N, __global const dfloat *restrict x, __global const dfloat *restrict y,
                          __global dfloat *restrict xy) {
  __local float s_xy[32];
#line 23 "kernels/linear/vectors.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      dfloat sum = 0;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) sum += x[n] * y[n];
      s_xy[t] = sum;
    }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); if (t < alive) s_xy[t] += s_xy[t + alive]; } }
    { int t = (int)get_local_id(0); if (t == 0) xy[b] = s_xy[0]; }
  }
}

// An update and the norm of its result at once, as in conjugate gradients.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateNorm_0(const int Nblocks, const int N, const dfloat alpha, __global const dfloat *restrict Ap,
                        __global dfloat *restrict r, __global dfloat *restrict rr) {
  __local float s_rr[32];
#line 38 "kernels/linear/vectors.okl"
  { int b = (int)get_group_id(0);
    
    dfloat r_sum = 0;
    { int t = (int)get_local_id(0);
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) {
        const dfloat rn = r[n] - alpha * Ap[n];
        r_sum += rn * rn;
        r[n] = rn;
      }
    }
    { int t = (int)get_local_id(0); s_rr[t] = r_sum; }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); if (t < alive) s_rr[t] += s_rr[t + alive]; } }
    { int t = (int)get_local_id(0);
      if (t == 0) {
        okl_atomic_add_float_global(&rr[0], s_rr[0]);
      }
    }
  }
}
