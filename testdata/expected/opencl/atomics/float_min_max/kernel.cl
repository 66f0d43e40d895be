static inline float okl_atomic_min_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_max_float_local(volatile __local float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __local uint *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_max_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_bounds_0(const int N, __global const float *restrict x, __global float *restrict lowest, __global float *restrict highest) {
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
        okl_atomic_min_float_global(&lowest[0], x[b + t]);
        okl_atomic_max_float_local(&s_high, x[b + t]);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/atomics/float_min_max.okl"
    { int t = (int)get_local_id(0);
      if (t == 15) okl_atomic_max_float_global(&highest[0], s_high);
    }
  }
}
