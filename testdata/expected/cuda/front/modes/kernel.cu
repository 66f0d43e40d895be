#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.




#define ROUNDS 32


extern "C" __global__ __launch_bounds__(32) void _occa_halves_0(const int n, const float *x, float *y) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < n) {

    y[i] = x[i] / 2;



  } }
}
