template <class okl_A>
inline okl_A okl_abs(okl_A a) { return a < okl_A(0) ? -a : a; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.



__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_standard_0(const int N, __global const float *__restrict x, __global float *__restrict y) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) { y[i] = sqrt(x[i]) + okl_abs(-x[i]) + pow(x[i], 2.0f); } }
}

// The same by declarations of their names, in a scope and in a function's.


inline float higher(const float a, const float b) {
  
  return okl_max(a, b);
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_declared_0(const int N, __global const float *__restrict x, __global float *__restrict y) {
#line 19 "kernels/prelude/standard.okl"
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } }
}
