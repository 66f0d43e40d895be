#line 1 "kernels/prelude/printf.okl"
// A kernel that prints, without an include.

extern "C" __global__ __launch_bounds__(16) void _occa_reports_0(const int N, const int *a, int *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    b[i] = 2 * a[i];
    if (b[i] > 1000) printf("%d is too large at %d\n", b[i], i);
  } }
}
