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
static inline __attribute__((overloadable)) int okl_min(int a, int b) { return (int)b < (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(int a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(int a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(int a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(int a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, int b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(uint a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(uint a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(uint a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, int b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, uint b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(long a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(long a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, int b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, uint b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, long b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(ulong a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, int b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, uint b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, long b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, ulong b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, float b) { return (float)b < (float)a ? b : a; }
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_classExtremes_0(const int N, __global const int *restrict which, __global const int *restrict x,
                           __global int *restrict lowest, __global int *restrict highest) {
  { int _occa_tiled_n = 32 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    const int c = which[n];
    atomic_min((volatile __global int *)&(lowest[c]), (int)(x[n]));
    atomic_max((volatile __global int *)&(highest[c]), (int)(x[n]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_blockExtremes_0(const int N, __global const int *restrict which, __global const unsigned int *restrict x,
                           __global unsigned int *restrict highest) {
  __local unsigned int s_highest[6];
#line 17 "kernels/atomics/min_max.okl"
  { int b = 32 * (int)get_group_id(0);
    
    { if (get_local_id(0) < 6) { int t = (int)get_local_id(0); s_highest[t] = 0; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/atomics/min_max.okl"
    { int t = (int)get_local_id(0);
      const int n = b + t;
      if (n < N) {
        atomic_max((volatile __local unsigned int *)&(s_highest[which[n]]), (unsigned int)(x[n]));
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/atomics/min_max.okl"
    { if (get_local_id(0) < 6) { int t = (int)get_local_id(0);
      atomic_max((volatile __global unsigned int *)&(highest[t]), (unsigned int)(s_highest[t]));
    } }
  }
}
