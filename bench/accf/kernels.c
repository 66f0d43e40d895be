/* The loops of kernels.f90 in C, for a comparison of the kernels in CUDA. */
#include <math.h>

void jacobi(int n, int m, const double *restrict a, double *restrict b, double *result) {
  double change = 0;
#pragma acc parallel loop reduction(max : change) copyin(a[0 : n * m]) copy(b[0 : n * m])
  for (int j = 1; j < m - 1; ++j)
    for (int i = 1; i < n - 1; ++i) {
      b[i + j * n] = 0.25 * (a[i - 1 + j * n] + a[i + 1 + j * n] + a[i + (j - 1) * n] + a[i + (j + 1) * n]);
      double own = fabs(b[i + j * n] - a[i + j * n]);
      change = change > own ? change : own;
    }
  *result = change;
}

void stencil(int n, const double *restrict x, const double *restrict y, double *restrict z) {
#pragma acc parallel loop copyin(x[0 : n], y[0 : n]) copy(z[0 : n])
  for (int i = 1; i < n - 1; ++i) z[i] = z[i] + 0.5 * (x[i - 1] - 2 * x[i] + x[i + 1]) * y[i];
}

void product(int n, const double *restrict a, const double *restrict b, double *restrict c) {
#pragma acc parallel loop copyin(a[0 : n * n], b[0 : n * n]) copyout(c[0 : n * n])
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < n; ++i) c[i + j * n] = 0;
    for (int k = 0; k < n; ++k)
      for (int i = 0; i < n; ++i) c[i + j * n] = c[i + j * n] + a[i + k * n] * b[k + j * n];
  }
}

void squares(int n, const double *restrict x, double *result) {
  double total = 0;
#pragma acc parallel loop reduction(+ : total) copyin(x[0 : n])
  for (int i = 0; i < n; ++i) total = total + x[i] * x[i];
  *result = total;
}
