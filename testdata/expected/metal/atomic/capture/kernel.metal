#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_add_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(seen.value + operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
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
#line 1 "kernels/atomic/capture.okl"
// Updates that hand out the value from before or after: every work item gets a number of its own.

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_tickets_0(constant const int &N [[buffer(0)]], device unsigned *counts [[buffer(1)]], device float *sum [[buffer(2)]], device unsigned *before [[buffer(3)]], device int *after [[buffer(4)]], device float *partial [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_count;
#line 4 "kernels/atomic/capture.okl"
  { int first = 32 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      if (t == 0) s_count = 0;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 9 "kernels/atomic/capture.okl"
    { int t = (int)_occa_thread_position.x;
      const int i = first + t;
      if (i < N) {
        unsigned ticket;
        ticket = atomic_fetch_add_explicit((volatile device atomic_uint *)&(counts[0]), 1, memory_order_relaxed);
        before[i] = ticket;
        { const unsigned int _occa_operand = 1; const unsigned int _occa_old = atomic_fetch_add_explicit((volatile device atomic_uint *)&(counts[1]), _occa_operand, memory_order_relaxed); ticket = (unsigned int)(_occa_old + _occa_operand); }
        before[N + i] = ticket;
        { const unsigned int _occa_operand = 3; const unsigned int _occa_old = atomic_fetch_add_explicit((volatile device atomic_uint *)&(counts[2]), _occa_operand, memory_order_relaxed); before[2 * N + i] = (unsigned int)(_occa_old + _occa_operand); }
        after[i] = atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(s_count), 1, memory_order_relaxed);
        { const unsigned int _occa_operand = (unsigned int)(t % 2); const unsigned int _occa_old = atomic_fetch_add_explicit((volatile device atomic_uint *)&(counts[3]), _occa_operand, memory_order_relaxed); after[N + i] = (unsigned int)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)(0.5f); const float _occa_old = okl_atomic_add_floatdevice(&(sum[0]), _occa_operand); partial[i] = (float)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)((float)i); const float _occa_old = okl_atomic_max_floatdevice(&(sum[1]), _occa_operand); partial[N + i] = (float)(_occa_operand > _occa_old ? _occa_operand : _occa_old); }
      }
    }
  }
}
