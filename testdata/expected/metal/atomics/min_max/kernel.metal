#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_classExtremes_0(constant const int &N [[buffer(0)]], device const int *__restrict which [[buffer(1)]], device const int *__restrict x [[buffer(2)]],
                           device int *__restrict lowest [[buffer(3)]], device int *__restrict highest [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    const int c = which[n];
    atomic_fetch_min_explicit((volatile device atomic_int *)&(lowest[c]), (int)(x[n]), memory_order_relaxed);
    atomic_fetch_max_explicit((volatile device atomic_int *)&(highest[c]), (int)(x[n]), memory_order_relaxed);
  } }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_blockExtremes_0(constant const int &N [[buffer(0)]], device const int *__restrict which [[buffer(1)]], device const unsigned int *__restrict x [[buffer(2)]],
                           device unsigned int *__restrict highest [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup unsigned int s_highest[6];
#line 17 "kernels/atomics/min_max.okl"
  { int b = 32 * (int)_occa_group_position.x;
    
    { if (_occa_thread_position.x < 6) { int t = (int)_occa_thread_position.x; s_highest[t] = 0; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 20 "kernels/atomics/min_max.okl"
    { int t = (int)_occa_thread_position.x;
      const int n = b + t;
      if (n < N) {
        atomic_fetch_max_explicit((volatile threadgroup atomic_uint *)&(s_highest[which[n]]), (unsigned int)(x[n]), memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 26 "kernels/atomics/min_max.okl"
    { if (_occa_thread_position.x < 6) { int t = (int)_occa_thread_position.x;
      atomic_fetch_max_explicit((volatile device atomic_uint *)&(highest[t]), (unsigned int)(s_highest[t]), memory_order_relaxed);
    } }
  }
}
