#include <hip/hip_runtime.h>
#ifdef __CUDACC_RTC__
#include <cuda/std/cstddef>
#include <cuda/std/cmath>
namespace std { using namespace cuda::std; }
#endif
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.

#include <math.h>

extern "C" __global__ __launch_bounds__(16) void _occa_standard_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int _occa_tiled_i = 16 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < N) { y[i] = std::sqrt(x[i]) + std::abs(-x[i]) + std::pow(x[i], 2.0f); } }
}
