#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
#include <cuda/std/cmath>
#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#else
#include <cuda/std/__algorithm_>
#endif
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.

#ifndef __CUDACC_RTC__
#include <math.h>
#endif

#line 5 "kernels/prelude/standard.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_standard_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { y[i] = okl_std::sqrt(x[i]) + okl_std::abs(-x[i]) + okl_std::pow(x[i], 2.0f); } }
}

// The same by declarations of their names, in a scope and in a function's.

#if !(defined(__CUDACC__) && __has_include(<cuda/std/cstddef>))
#line 10 "kernels/prelude/standard.okl"
using okl_std::floor;
#endif


#line 12 "kernels/prelude/standard.okl"
__device__ inline float higher(const float a, const float b) {
  using okl_std::max;
  return max(a, b);
}

extern "C" __global__ __launch_bounds__(16) void _occa_declared_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
#line 19 "kernels/prelude/standard.okl"
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } }
}
