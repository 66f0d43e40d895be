static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.


#define ROUNDS 64




extern "C" void halves(const int &n, const float *x, float *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < n; _occa_tiled_i += 64) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(n), -2147483648ll, _occa_tiled_i + (64)); i < _occa_end_i; i += 1) { {



    y[i] = x[i] * 0.5f;

  } } }
}
