template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_min_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (float)(operand < seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline float okl_atomic_max_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_bounds_0(const int N, __global const float *__restrict x, __global float *__restrict lowest, __global float *__restrict highest) {
  __local float s_high;
#line 4 "kernels/atomics/float_min_max.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (t == 0) s_high = -1.0e30f;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 9 "kernels/atomics/float_min_max.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        okl_atomic_min_float(&(lowest[0]), (float)(x[b + t]));
        okl_atomic_max_float(&(s_high), (float)(x[b + t]));
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/atomics/float_min_max.okl"
    { int t = (int)get_local_id(0);
      if (t == 15) okl_atomic_max_float(&(highest[0]), (float)(s_high));
    }
  }
}
