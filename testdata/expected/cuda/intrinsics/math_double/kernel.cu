#line 1 "kernels/intrinsics/math_double.okl"
// okl: --intrinsics math
// Powers of ten in double precision.
extern "C" __global__ __launch_bounds__(32) void _occa_powers_0(const int N, const double *x, double *y) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    y[i] = exp10((double)(x[i])) - exp10((double)(2.0));
  } }
}
