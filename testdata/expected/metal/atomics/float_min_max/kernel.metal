#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_min_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(operand < seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_max_floatthreadgroup(volatile threadgroup float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile threadgroup atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_weak_explicit((volatile threadgroup atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_max_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_bounds_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict lowest [[buffer(2)]], device float *__restrict highest [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_high;
#line 4 "kernels/atomics/float_min_max.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      if (t == 0) s_high = -1.0e30f;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 9 "kernels/atomics/float_min_max.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) {
        okl_atomic_min_floatdevice(&(lowest[0]), (float)(x[b + t]));
        okl_atomic_max_floatthreadgroup(&(s_high), (float)(x[b + t]));
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/atomics/float_min_max.okl"
    { int t = (int)_occa_thread_position.x;
      if (t == 15) okl_atomic_max_floatdevice(&(highest[0]), (float)(s_high));
    }
  }
}
