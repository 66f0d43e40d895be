#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/launch/conditions.okl"
// Nests under conditions and loops of the group, and launches that the host chooses.

#define p_block 16

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_chosen_0(constant const int &N [[buffer(0)]], constant const int &mode [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_x[16];
#line 6 "kernels/launch/conditions.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    const int last = okl_min(b + p_block, N);
    { int t = (int)(b) + (int)_occa_thread_position.x; s_x[t - b] = t < last ? x[t] : 0; }

    if (mode == 0) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 12 "kernels/launch/conditions.okl"
      { int t = (int)(b) + (int)_occa_thread_position.x;
        if (t < last) y[t] = s_x[last - 1 - t];
      }
    } else {
      for (int round = 0; round < mode; ++round) {
        int r_next;
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 18 "kernels/launch/conditions.okl"
        { int t = (int)(b) + (int)_occa_thread_position.x; r_next = s_x[(t - b + 1) % p_block] + round; }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 19 "kernels/launch/conditions.okl"
        { int t = (int)(b) + (int)_occa_thread_position.x; s_x[t - b] = r_next; }
      }
      { int t = (int)(b) + (int)_occa_thread_position.x;
        if (t < last) y[t] = s_x[t - b];
      }
    }
  }
}

// The host decides which of two launches runs, and how often.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_hostChooses_0(constant const int &N [[buffer(0)]], constant const int &times [[buffer(1)]], constant const bool &add [[buffer(2)]], device const int *__restrict x [[buffer(3)]], device int *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 16 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] = 0; } }
}

#line 29 "kernels/launch/conditions.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_hostChooses_1(constant const int &N [[buffer(0)]], constant const int &times [[buffer(1)]], constant const bool &add [[buffer(2)]], device const int *__restrict x [[buffer(3)]], device int *__restrict y [[buffer(4)]], constant int &factor [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 35 "kernels/launch/conditions.okl"
  { int _occa_tiled_n = 16 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] += factor * x[n]; } }
}

#line 29 "kernels/launch/conditions.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_hostChooses_2(constant const int &N [[buffer(0)]], constant const int &times [[buffer(1)]], constant const bool &add [[buffer(2)]], device const int *__restrict x [[buffer(3)]], device int *__restrict y [[buffer(4)]], constant int &factor [[buffer(5)]], constant int &k [[buffer(6)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 37 "kernels/launch/conditions.okl"
  { int _occa_tiled_n = 16 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] -= factor + k; } }
}
