static inline float okl_atomic_max_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


void countOne(int *bins, const int bin) {
  atomic_fetch_add_explicit((volatile atomic_int *)&bins[bin], 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_histogram_0(const int N, __global const int *v, __global int *total, __global float *largest) {
  __local int s_bins[8];
  __local float s_largest;
#line 12 "kernels/atomic/shared.okl"
  { int first = 64 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      if (t < p_bins) s_bins[t] = 0;
      if (t == 0) s_largest = -1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/atomic/shared.okl"
    { int t = (int)get_local_id(0);
      if (first + t < N) {
        countOne(s_bins, v[first + t] % p_bins);
        okl_atomic_max_float(&s_largest, (float)v[first + t]);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 25 "kernels/atomic/shared.okl"
    { int t = (int)get_local_id(0);
      if (t < p_bins) {
        atomic_fetch_add_explicit((volatile atomic_int *)&total[t], s_bins[t], (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
      }
      if (t == 0) {
        okl_atomic_max_float(&largest[0], s_largest);
        countOne(total, p_bins);
      }
    }
  }
}
