static inline __attribute__((overloadable)) int okl_abs(int x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) uint okl_abs(uint x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) long okl_abs(long x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) ulong okl_abs(ulong x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) float okl_abs(float x) { return x < 0 ? -x : x; }
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
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.



__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_standard_0(const int N, __global const float *restrict x, __global float *restrict y) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) { y[i] = sqrt(x[i]) + okl_abs(-x[i]) + pow(x[i], 2.0f); } }
}

// The same by declarations of their names, in a scope and in a function's.
;

static inline float higher(const float a, const float b) {
  ;
  return okl_max(a, b);
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_declared_0(const int N, __global const float *restrict x, __global float *restrict y) {
#line 19 "kernels/prelude/standard.okl"
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } }
}
