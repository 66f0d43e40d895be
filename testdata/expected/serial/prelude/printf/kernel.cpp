#include <cstdio>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/printf.okl"
// A kernel that prints, without an include.

extern "C" void reports(const int &N, const int *a, int *b) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { {
    b[i] = 2 * a[i];
    if (b[i] > 1000) printf("%d is too large at %d\n", b[i], i);
  } } }
}
