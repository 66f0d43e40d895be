static inline __attribute__((overloadable)) float okl_max(float a, float b) { return b > a ? b : a; }
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
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
        ticket = atomic_add((volatile __global unsigned int *)&counts[0], 1);
        before[i] = ticket;
        { const unsigned int operand = 1; const unsigned int old = atomic_add((volatile __global unsigned int *)&counts[1], operand); ticket = old + operand; }
        before[N + i] = ticket;
        { const unsigned int operand = 3; const unsigned int old = atomic_add((volatile __global unsigned int *)&counts[2], operand); before[2 * N + i] = old + operand; }
        after[i] = atomic_add((volatile __local int *)&s_count, 1);
        { const unsigned int operand = (unsigned int)(t % 2); const unsigned int old = atomic_add((volatile __global unsigned int *)&counts[3], operand); after[N + i] = old + operand; }
        { const float operand = 0.5f; const float old = okl_atomic_add_float_global(&sum[0], operand); partial[i] = old + operand; }
        { const float operand = (float)i; const float old = okl_atomic_max_float_global(&sum[1], operand); partial[N + i] = operand > old ? operand : old; }
      }
    }
  }
}
