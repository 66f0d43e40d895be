#line 1 "kernels/prelude/foreign_header.okl"
// okl: --props '{okl/strict_headers: false}'
// A header that only the compiler of one target has: okl leaves it, and what comes from it, to that compiler.




#define HALF(x) (x)


extern "C" void halves(const int &N, const float *x, float *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    y[i] = 2 * HALF(x[i]) + 1;
  } } }
}
