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
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


static void countOne__g(__global int *bins, const int bin) {
  atomic_add((volatile __global int *)&bins[bin], 1);
}
#line 7 "kernels/atomic/shared.okl"
static void countOne__l(__local int *bins, const int bin) {
  atomic_add((volatile __local int *)&bins[bin], 1);
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
        countOne__l(s_bins, v[first + t] % p_bins);
        okl_atomic_max_float_local(&s_largest, (float)v[first + t]);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 25 "kernels/atomic/shared.okl"
    { int t = (int)get_local_id(0);
      if (t < p_bins) {
        atomic_add((volatile __global int *)&total[t], s_bins[t]);
      }
      if (t == 0) {
        okl_atomic_max_float_global(&largest[0], s_largest);
        countOne__g(total, p_bins);
      }
    }
  }
}
