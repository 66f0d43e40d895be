#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/array_references.okl"
// Functions that are handed arrays by reference.

inline float first(threadgroup const float (&values)[16]) { return values[0]; }

template <int n>
float sum(threadgroup const float (&values)[n]) {
  float all = 0;
  for (int i = 0; i < n; ++i) all += values[i];
  return all;
}

template <int n, class T>
void fill(threadgroup T (&values)[n], const int from, const T value) {
  for (int i = from; i < n; i += 8) values[i] = value;
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_arrayReferences_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[16];
  threadgroup float more[24];
#line 18 "kernels/cpp/array_references.okl"
  { int g = (int)_occa_group_position.x;
     
    { int t = (int)_occa_thread_position.x;
      s[t] = x[g * 16 + t];
      if (t < 8) fill(more, t, x[g * 16]);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 24 "kernels/cpp/array_references.okl"
    { int t = (int)_occa_thread_position.x; y[g * 16 + t] = sum(s) + first(s) + sum(more); }
  }
}
