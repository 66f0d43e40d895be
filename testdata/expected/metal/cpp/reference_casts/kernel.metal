#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/reference_casts.okl"
// Casts to references: another name for the same place, in whichever memory it lies.

static unsigned halves__g(device const int *x, const int at) {
  return (*(device unsigned *)&x[at]) / 2u;
}
#line 3 "kernels/cpp/reference_casts.okl"
static unsigned halves__l(threadgroup const int *x, const int at) {
  return (*(threadgroup unsigned *)&x[at]) / 2u;
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_referenceCasts_0(constant const int &N [[buffer(0)]], device const int *in [[buffer(1)]], device int *out [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 8 "kernels/cpp/reference_casts.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    { int i = (int)(g) + (int)_occa_thread_position.x;
      int own = 0;
      (*(thread unsigned *)&own) = 3000000000u;
      (*(threadgroup unsigned *)&s[i - g]) = i < N ? (*(device const unsigned *)&in[i]) + (unsigned)own : 7u;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/cpp/reference_casts.okl"
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N) {
        (*(device unsigned *)&out[i]) = halves__l(s, 15 - (i - g)) + halves__g(in, i) + ((*(threadgroup unsigned *)&s[(i - g) ^ 1]) >> 3);
      }
    }
  }
}
