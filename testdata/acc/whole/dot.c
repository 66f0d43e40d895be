/* A whole program: data, an update in between, a reduction that starts from a value, and runtime calls. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

#define N 1000

static double dot(int n, const double *a, const double *b, double start) {
  double s = start;
#pragma acc parallel loop reduction(+ : s) present(a[0 : n], b[0 : n])
  for (int i = 0; i < n; ++i) s += a[i] * b[i];
  return s;
}

int main(void) {
  int i, wrong = 0;
  double *a = (double *)malloc(N * sizeof(double)), *b = (double *)malloc(N * sizeof(double));
  for (i = 0; i < N; i++) {
    a[i] = i % 10;
    b[i] = 1;
  }
#pragma acc enter data copyin(a[0 : N], b[0 : N])
  wrong += dot(N, a, b, 2) != 4502;
  for (i = 0; i < N; i++) b[i] = 2;
#pragma acc update device(b[0 : N])
  wrong += dot(N, a, b, 0) != 9000;
#pragma acc exit data delete (a, b)
  wrong += acc_get_num_devices(acc_get_device_type()) < 1;
  printf("%d wrong\n", wrong);
  free(a);
  free(b);
  return wrong;
}
