#include <cstddef>
#line 1 "kernels/barriers/null.okl"
// `NULL` comes out of a header: where it is written, something is written.

extern "C" void null(const int *__restrict__ x, int *__restrict__ y, int *__restrict__ z) {
  for (int g = 0; g < 2; ++g) {
    const int *p[8];
    for (int t = 0; t < 8; ++t) p[t] = x + 8 * g + t;
    for (int t = 0; t < 8; ++t) y[8 * g + t] = p[7 - t] == NULL ? 0 : *p[7 - t];
    for (int t = 0; t < 8; ++t) p[t] = NULL;
    for (int t = 0; t < 8; ++t) z[8 * g + t] = p[7 - t] == NULL;
  }
}
