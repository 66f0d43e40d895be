#include <cstddef>
#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

extern "C" void null(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) {
    const int *p = x + i;
    if (x[i] > 50) p = NULL;
    y[i] = p == NULL ? -1 : *p;
  }
}
