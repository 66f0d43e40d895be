#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.


#define ROUNDS 64




extern "C" void halves(const int &n, const float *x, float *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < n; _occa_tiled_i += 64) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (64); i += 1) { if (i < n) {



    y[i] = x[i] * 0.5f;

  } } }
}
