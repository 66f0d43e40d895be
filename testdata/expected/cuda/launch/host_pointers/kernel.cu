#line 1 "kernels/launch/host_pointers.okl"
// The host moves pointers without looking at what they point to, and asks whether they point anywhere.
extern "C" __global__ __launch_bounds__(8) void _occa_halves_0(const int N, const double *x, double *y, const int half) {
#line 4 "kernels/launch/host_pointers.okl"
  const double * upper = x + half;
  double *const out = y + half;
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N - half) { out[n] = 2 * upper[n]; } }
}

#line 2 "kernels/launch/host_pointers.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_halves_1(const int N, const double *x, double *y, const int half) {
#line 7 "kernels/launch/host_pointers.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < half) { y[n] = x[n]; } }
}
