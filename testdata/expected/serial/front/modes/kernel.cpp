static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.


#define ROUNDS 64




extern "C" void halves(const int &n, const float *x, float *y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < n ? (unsigned long long)n : 0); _occa_tile_i += 64) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < n ? (unsigned long long)n : 0) - _occa_tile_i, 0, 64); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {



    y[i] = x[i] * 0.5f;

  } } }
}
