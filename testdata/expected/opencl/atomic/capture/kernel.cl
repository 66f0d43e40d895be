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
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(seen.value + operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
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
        ticket = atomic_add((volatile __global unsigned int *)&(counts[0]), 1);
        before[i] = ticket;
        { const unsigned int _occa_operand = 1; const unsigned int _occa_old = atomic_add((volatile __global unsigned int *)&(counts[1]), _occa_operand); ticket = (unsigned int)(_occa_old + _occa_operand); }
        before[N + i] = ticket;
        { const unsigned int _occa_operand = 3; const unsigned int _occa_old = atomic_add((volatile __global unsigned int *)&(counts[2]), _occa_operand); before[2 * N + i] = (unsigned int)(_occa_old + _occa_operand); }
        after[i] = atomic_add((volatile __local int *)&(s_count), 1);
        { const unsigned int _occa_operand = (unsigned int)(t % 2); const unsigned int _occa_old = atomic_add((volatile __global unsigned int *)&(counts[3]), _occa_operand); after[N + i] = (unsigned int)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)(0.5f); const float _occa_old = okl_atomic_add_float_global(&(sum[0]), _occa_operand); partial[i] = (float)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)((float)i); const float _occa_old = okl_atomic_max_float_global(&(sum[1]), _occa_operand); partial[N + i] = (float)(_occa_operand > _occa_old ? _occa_operand : _occa_old); }
      }
    }
  }
}
