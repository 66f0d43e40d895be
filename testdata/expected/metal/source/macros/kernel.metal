#include <metal_stdlib>
using namespace metal;
#define T float
#define UPDATE(a,b) a+=(b)
#define p_useFast 1
#define p_Name scaled
#line 1 "kernels/source/macros.okl"
// okl: -D T=float -D w=6 -D 'UPDATE(a,b)=a+=(b)' -D p_useFast=1 -D p_Name=scaled
// Macros of every kind: from the command line, short names, pasted names, whole kernels, conditions,
// attributes and types that come out of them.


#line 23 "kernels/source/macros.okl"
#define HALF(x) ((x) * (T)0.5)





#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define STRING(x) #x





#define UPTO(...) __VA_ARGS__


[[max_total_threads_per_threadgroup(6)]] kernel void _occa_scaledHalves_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_x[6];
#line 41 "kernels/source/macros.okl"
  { int b = 6 * (int)_occa_group_position.x;
    
    T r_own;
    { int t = (int)_occa_thread_position.x;
      r_own = b + t < N ? x[b + t] : 0;
      s_x[t] = HALF(r_own);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x;
      T sum = 0;
      for (int k = 0; k < 6; ++k) UPDATE(sum, s_x[k]);
      UPDATE(sum, (UPTO(r_own)));
      if (b + t < N) y[b + t] = sum;
    }
  }
}


#line 62 "kernels/source/macros.okl"
[[max_total_threads_per_threadgroup(6)]] kernel void _occa_scaledSum_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 62 "kernels/source/macros.okl"
  { int _occa_tiled_n = 6 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] = x[n] + y[n]; } }
}
#line 63 "kernels/source/macros.okl"
[[max_total_threads_per_threadgroup(6)]] kernel void _occa_scaledDifference_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 63 "kernels/source/macros.okl"
  { int _occa_tiled_n = 6 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] = x[n] - y[n]; } }
}
#line 64 "kernels/source/macros.okl"
#undef BINARY




#define LAST_LETTER(text) (sizeof(text) - 2)


[[max_total_threads_per_threadgroup(3)]] kernel void _occa_lengths_0(device int *result [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      constant const char *names[3] = {"@outer w", STRING(PASTE(a, b)), "x"};
      int length = 0;
      while (names[t][length]) ++length;
      result[t] = length + 100 * (int)LAST_LETTER("abc");
    }
  }
}
