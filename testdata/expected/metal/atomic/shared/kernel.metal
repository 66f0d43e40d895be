#include <metal_stdlib>
using namespace metal;
static inline float okl_atomic_max_floatthreadgroup(volatile threadgroup float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile threadgroup atomic_uint *)place, memory_order_relaxed);
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!atomic_compare_exchange_weak_explicit((volatile threadgroup atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_max_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


void countOne__g(device int *bins, const int bin) {
  atomic_fetch_add_explicit((volatile device atomic_int *)&bins[bin], 1, memory_order_relaxed);
}
#line 7 "kernels/atomic/shared.okl"
void countOne__l(threadgroup int *bins, const int bin) {
  atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&bins[bin], 1, memory_order_relaxed);
}

[[max_total_threads_per_threadgroup(64)]] kernel void _occa_histogram_0(constant const int &N [[buffer(0)]], device const int *v [[buffer(1)]], device int *total [[buffer(2)]], device float *largest [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_bins[8];
  threadgroup float s_largest;
#line 12 "kernels/atomic/shared.okl"
  { int first = 64 * (int)group_position.x;
    
    
    { int t = (int)thread_position.x;
      if (t < p_bins) s_bins[t] = 0;
      if (t == 0) s_largest = -1;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 19 "kernels/atomic/shared.okl"
    { int t = (int)thread_position.x;
      if (first + t < N) {
        countOne__l(s_bins, v[first + t] % p_bins);
        okl_atomic_max_floatthreadgroup(&s_largest, (float)v[first + t]);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 25 "kernels/atomic/shared.okl"
    { int t = (int)thread_position.x;
      if (t < p_bins) {
        atomic_fetch_add_explicit((volatile device atomic_int *)&total[t], s_bins[t], memory_order_relaxed);
      }
      if (t == 0) {
        okl_atomic_max_floatdevice(&largest[0], s_largest);
        countOne__g(total, p_bins);
      }
    }
  }
}
