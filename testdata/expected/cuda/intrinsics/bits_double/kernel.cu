#line 1 "kernels/intrinsics/bits_double.okl"
// okl: --intrinsics bits
// The bits of doubles: the number of representable numbers between two of them, and halves by the exponent.
extern "C" __global__ __launch_bounds__(32) void _occa_between_0(const int N, const double *x, const double *y, long *steps, double *half) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    steps[i] = (long)(__double_as_longlong(y[i]) - __double_as_longlong(x[i]));
    half[i] = __longlong_as_double(__double_as_longlong(x[i]) - (1ll << 52));
  } }
}
