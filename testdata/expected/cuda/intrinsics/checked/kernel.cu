#line 1 "kernels/intrinsics/checked.okl"
// okl: --intrinsics debug
// Conditions that hold; they may stand in functions, too.
__device__ int checked(int n, int size) {
  assert(n >= 0 && n < size);
  return n;
}

extern "C" __global__ __launch_bounds__(32) void _occa_gather_0(const int N, const int *from, const float *x, float *y) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    assert(from[i] != N);
    y[i] = x[checked(from[i], N)];
  } }
}
