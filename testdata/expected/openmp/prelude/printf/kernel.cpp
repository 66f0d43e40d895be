#include <cstdio>
#line 1 "kernels/prelude/printf.okl"
// A kernel that prints, without an include.

extern "C" void reports(const int &N, const int *a, int *b) {
  #pragma omp parallel for
#line 4 "kernels/prelude/printf.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (16); i += 1) { if (i < N) {
    b[i] = 2 * a[i];
    if (b[i] > 1000) printf("%d is too large at %d\n", b[i], i);
  } } }
}
