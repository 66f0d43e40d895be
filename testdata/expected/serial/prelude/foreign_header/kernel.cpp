#line 1 "kernels/prelude/foreign_header.okl"
// okl: --props '{okl/strict_headers: false}'
// A header that only the compiler of one target has: okl leaves it, and what comes from it, to that compiler.




#define HALF(x) (x)


extern "C" void halves(const int &N, const float *x, float *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    y[i] = 2 * HALF(x[i]) + 1;
  }
}
