#line 1 "kernels/host/bindings.okl"
// Structured bindings of host code that nests read.

#line 6 "kernels/host/bindings.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_bindings_0(const int N, int *y, int a, int b, const int c, const int d) {
#line 11 "kernels/host/bindings.okl"
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x; y[8 * g + t] = a + 10 * b + 100 * c + 1000 * d + t; }
  }
}
