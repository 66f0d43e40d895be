#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

extern "C" __global__ __launch_bounds__(8) void _occa_early_0(const int N, const int mode, const int *__restrict__ x, int *__restrict__ y) {
#line 6 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] = x[n]; } }
}

#line 3 "kernels/launch/early_return.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_early_1(const int N, const int mode, const int *__restrict__ x, int *__restrict__ y, int shift) {
#line 14 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] += shift; } }
}

#line 3 "kernels/launch/early_return.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_early_2(const int N, const int mode, const int *__restrict__ x, int *__restrict__ y) {
#line 19 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] *= 2; } }
}

#line 3 "kernels/launch/early_return.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_early_3(const int N, const int mode, const int *__restrict__ x, int *__restrict__ y, int shift) {
#line 27 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] += shift; } }
}
