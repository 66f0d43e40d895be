#include <hip/hip_runtime.h>
#ifdef __CUDACC_RTC__
#include <cuda/std/cstddef>
namespace std { using namespace cuda::std; }
#endif
#line 1 "kernels/functions/host_headers.okl"
// Headers and functions that only host code needs stay out of the device's text.





#line 13 "kernels/functions/host_headers.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_hostHeaders_0(const int N, const int *x, int *y, const int offset) {
#line 15 "kernels/functions/host_headers.okl"
  { int _occa_tiled_i = 8 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < N) {
    y[i] = x[i] + offset;
  } }
}
