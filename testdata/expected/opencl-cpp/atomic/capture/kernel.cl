template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_add_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (float)(seen.value + operand);
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
#line 1 "kernels/atomic/capture.okl"
// Updates that hand out the value from before or after: every work item gets a number of its own.

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_tickets_0(const int N, __global unsigned *counts, __global float *sum, __global unsigned *before, __global int *after, __global float *partial) {
  __local int s_count;
#line 4 "kernels/atomic/capture.okl"
  { int first = 32 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (t == 0) s_count = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 9 "kernels/atomic/capture.okl"
    { int t = (int)get_local_id(0);
      const int i = first + t;
      if (i < N) {
        unsigned ticket;
        ticket = atomic_fetch_add_explicit((volatile atomic_uint *)&(counts[0]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        before[i] = ticket;
        { const unsigned int _occa_operand = 1; const unsigned int _occa_old = atomic_fetch_add_explicit((volatile atomic_uint *)&(counts[1]), _occa_operand, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); ticket = (unsigned int)(_occa_old + _occa_operand); }
        before[N + i] = ticket;
        { const unsigned int _occa_operand = 3; const unsigned int _occa_old = atomic_fetch_add_explicit((volatile atomic_uint *)&(counts[2]), _occa_operand, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); before[2 * N + i] = (unsigned int)(_occa_old + _occa_operand); }
        after[i] = atomic_fetch_add_explicit((volatile atomic_int *)&(s_count), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        { const unsigned int _occa_operand = (unsigned int)(t % 2); const unsigned int _occa_old = atomic_fetch_add_explicit((volatile atomic_uint *)&(counts[3]), _occa_operand, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); after[N + i] = (unsigned int)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)(0.5f); const float _occa_old = okl_atomic_add_float(&(sum[0]), _occa_operand); partial[i] = (float)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)((float)i); const float _occa_old = okl_atomic_max_float(&(sum[1]), _occa_operand); partial[N + i] = (float)(_occa_operand > _occa_old ? _occa_operand : _occa_old); }
      }
    }
  }
}
