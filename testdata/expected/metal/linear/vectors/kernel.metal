#include <metal_stdlib>
using namespace metal;
static inline float okl_atomic_add_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(seen.value + operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
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
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_axpby_0(constant const int &N [[buffer(0)]], constant const dfloat &alpha [[buffer(1)]], device const dfloat *__restrict x [[buffer(2)]], constant const dfloat &beta [[buffer(3)]], device dfloat *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    y[n] = alpha * x[n] + (beta == 0 ? 0 : beta * y[n]);
  } }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_scaleBy_0(constant const int &N [[buffer(0)]], constant const dfloat &alpha [[buffer(1)]], device dfloat *__restrict x [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 19 "kernels/linear/vectors.okl"
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { x[n] *= alpha; } }
}

#line 21 "kernels/linear/vectors.okl"
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_innerProduct_0(constant const int &Nblocks [[buffer(0)]], constant const int &N [[buffer(1)]], device const dfloat *__restrict x [[buffer(2)]], device const dfloat *__restrict y [[buffer(3)]],
                          device dfloat *__restrict xy [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_xy[32];
#line 23 "kernels/linear/vectors.okl"
  { int b = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      dfloat sum = 0;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) sum += x[n] * y[n];
      s_xy[t] = sum;
    }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; if (t < alive) s_xy[t] += s_xy[t + alive]; } }
    { int t = (int)_occa_thread_position.x; if (t == 0) xy[b] = s_xy[0]; }
  }
}

// An update and the norm of its result at once, as in conjugate gradients.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_updateNorm_0(constant const int &Nblocks [[buffer(0)]], constant const int &N [[buffer(1)]], constant const dfloat &alpha [[buffer(2)]], device const dfloat *__restrict Ap [[buffer(3)]],
                        device dfloat *__restrict r [[buffer(4)]], device dfloat *__restrict rr [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_rr[32];
#line 38 "kernels/linear/vectors.okl"
  { int b = (int)_occa_group_position.x;
    
    dfloat r_sum = 0;
    { int t = (int)_occa_thread_position.x;
      for (int n = t + b * p_blockSize; n < N; n += Nblocks * p_blockSize) {
        const dfloat rn = r[n] - alpha * Ap[n];
        r_sum += rn * rn;
        r[n] = rn;
      }
    }
    { int t = (int)_occa_thread_position.x; s_rr[t] = r_sum; }
    for (int alive = (32) / 2; alive > 0; alive /= 2) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; if (t < alive) s_rr[t] += s_rr[t + alive]; } }
    { int t = (int)_occa_thread_position.x;
      if (t == 0) {
        okl_atomic_add_floatdevice(&(rr[0]), (float)(s_rr[0]));
      }
    }
  }
}
