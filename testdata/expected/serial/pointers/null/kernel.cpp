#include <cstddef>
#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

extern "C" void null(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (8); i += 1) { if (i < N) {
    const int *p = x + i;
    if (x[i] > 50) p = NULL;
    y[i] = p == NULL ? -1 : *p;
  } } }
}
