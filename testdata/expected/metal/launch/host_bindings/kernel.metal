#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/host_bindings.okl"
// Structured bindings of host code reach the nests: of constants, of values that change, and of references.



#line 9 "kernels/launch/host_bindings.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_hostBindings_0(constant const int &N [[buffer(0)]], device int *out [[buffer(1)]], constant int &low [[buffer(2)]], constant int &high [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 11 "kernels/launch/host_bindings.okl"
  { int g = 16 * (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x;
      if (g + i < N) out[g + i] = low <= g + i && g + i < high ? 1 : 0;
    }
  }
}

#line 9 "kernels/launch/host_bindings.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_hostBindings_1(constant const int &N [[buffer(0)]], device int *out [[buffer(1)]], constant int &low [[buffer(2)]], constant int &from [[buffer(3)]], constant int &to [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 19 "kernels/launch/host_bindings.okl"
  { int _occa_tiled_i = (int)(from) + 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < to) {
    out[i] += 10 * from + low;
  } }
}

#line 9 "kernels/launch/host_bindings.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_hostBindings_2(constant const int &N [[buffer(0)]], device int *out [[buffer(1)]], constant int &three [[buffer(2)]], constant int &first [[buffer(3)]], constant int &last [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 29 "kernels/launch/host_bindings.okl"
  { int _occa_tiled_i = (int)(first) + 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < last) {
      out[i] += 1000 * (first + three);
    } }
}
