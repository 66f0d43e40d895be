static inline __attribute__((overloadable)) int okl_abs(int x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) uint okl_abs(uint x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) long okl_abs(long x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) ulong okl_abs(ulong x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) float okl_abs(float x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) float okl_max(float a, float b) { return b > a ? b : a; }
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.



__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_standard_0(const int N, __global const float *restrict x, __global float *restrict y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { y[i] = sqrt(x[i]) + okl_abs(-x[i]) + pow(x[i], 2.0f); } }
}

// The same by declarations of their names, in a scope and in a function's.
;

static inline float higher(const float a, const float b) {
  ;
  return okl_max(a, b);
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_declared_0(const int N, __global const float *restrict x, __global float *restrict y) {
#line 19 "kernels/prelude/standard.okl"
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } }
}
