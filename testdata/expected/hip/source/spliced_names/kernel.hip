#include <hip/hip_runtime.h>
#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_spliced_0(const int N, const int *__restrict__ x, int *y) {
  { int _occa_tiled_n = 8 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) { y[n] = x[\
n] + 1; } }
}
