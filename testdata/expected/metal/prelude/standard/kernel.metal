#include <metal_stdlib>
using namespace metal;
template <class okl_A>
inline okl_A okl_abs(okl_A a) { return a < okl_A(0) ? -a : a; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.



[[max_total_threads_per_threadgroup(16)]] kernel void _occa_standard_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { y[i] = metal::sqrt(x[i]) + okl_abs(-x[i]) + metal::pow(x[i], 2.0f); } }
}

// The same by declarations of their names, in a scope and in a function's.
using metal::floor;

inline float higher(const float a, const float b) {
  
  return okl_max(a, b);
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_declared_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 19 "kernels/prelude/standard.okl"
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } }
}
