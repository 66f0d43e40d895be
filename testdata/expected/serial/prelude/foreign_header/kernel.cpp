static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/foreign_header.okl"
// okl: --props '{okl/strict_headers: false}'
// A header that only the compiler of one target has: okl leaves it, and what comes from it, to that compiler.




#define HALF(x) (x)


extern "C" void halves(const int &N, const float *x, float *y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 32) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 32); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    y[i] = 2 * HALF(x[i]) + 1;
  } } }
}
