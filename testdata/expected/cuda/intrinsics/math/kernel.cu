#line 1 "kernels/intrinsics/math.okl"
// okl: --intrinsics math
// Powers of ten.
extern "C" __global__ __launch_bounds__(32) void _occa_powers_0(const int N, const float *x, float *y) {
  { int _occa_tiled_i = 32 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < N) {
    y[i] = 2 * exp10((float)(x[i] + 1.0f));
  } }
}
