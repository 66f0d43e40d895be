static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/foreign_header.okl"
// okl: --props '{okl/strict_headers: false}'
// A header that only the compiler of one target has: okl leaves it, and what comes from it, to that compiler.




#define HALF(x) (x)


extern "C" void halves(const int &N, const float *x, float *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (32)); i < _occa_end_i; i += 1) { {
    y[i] = 2 * HALF(x[i]) + 1;
  } } }
}
