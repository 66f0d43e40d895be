#include <cstdio>
#line 1 "kernels/prelude/printf.okl"
// A kernel that prints, without an include.

extern "C" void reports(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    b[i] = 2 * a[i];
    if (b[i] > 1000) printf("%d is too large at %d\n", b[i], i);
  }
}
