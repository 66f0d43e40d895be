#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.




#define ROUNDS 32


extern "C" __global__ __launch_bounds__(32) void _occa_halves_0(const int n, const float *x, float *y) {
  { int _occa_tiled_i = 32 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < n) {

    y[i] = x[i] / 2;



  } }
}
