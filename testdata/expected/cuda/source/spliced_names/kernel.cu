#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_spliced_0(const int N, const int *__restrict__ x, int *y) {
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] = x[\
n] + 1; } }
}
