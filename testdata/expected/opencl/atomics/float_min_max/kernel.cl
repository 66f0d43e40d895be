static inline __attribute__((overloadable)) int okl_max(int a, int b) { return (int)b > (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(int a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(int a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(int a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(int a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, int b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(uint a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(uint a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(uint a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, int b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, uint b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(long a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(long a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, int b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, uint b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, long b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(ulong a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, int b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, uint b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, long b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, ulong b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, float b) { return (float)b > (float)a ? b : a; }
static inline float okl_atomic_min_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand < seen.value ? operand : seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_max_float_local(volatile __local float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __local uint *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_max_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
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
        okl_atomic_min_float_global(&(lowest[0]), (float)(x[b + t]));
        okl_atomic_max_float_local(&(s_high), (float)(x[b + t]));
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/atomics/float_min_max.okl"
    { int t = (int)get_local_id(0);
      if (t == 15) okl_atomic_max_float_global(&(highest[0]), (float)(s_high));
    }
  }
}
