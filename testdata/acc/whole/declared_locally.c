/* Data of a function: there from the declaration on until the function ends, whichever way it does. */
#include <stdio.h>
#include <stdlib.h>
#include <openacc.h>

static int is_shared(void) { return acc_get_device_type() == acc_device_host; }

static void sum(int n, const double *a, double *b, double *c) {
  #pragma acc declare copyin(a[0:n]) copy(b[0:n]) copyout(c[0:n])
  #pragma acc parallel loop present(a[0:n], b[0:n], c[0:n])
  for (int i = 0; i < n; ++i) {
    c[i] = a[i] + b[i];
    b[i] = -a[i];
  }
}

/* Leaves early; what was declared leaves with it, and it is the pointer of the declaration that counts. */
static int leaves(int n, double *a, int early) {
  #pragma acc declare copy(a[0:n])
  #pragma acc parallel loop present(a[0:n])
  for (int i = 0; i < n; ++i) a[i] += 1;
  if (early) return n;
  #pragma acc parallel loop present(a[0:n])
  for (int i = 0; i < n; ++i) a[i] += 1;
  a = 0;
  n = 0;
  return n;
}

/* Arrays of the function's own. */
static double own(int n) {
  double scratch[16];
  double result[1] = {0};
  #pragma acc declare create(scratch) copy(result)
  #pragma acc parallel loop
  for (int i = 0; i < 16; ++i) scratch[i] = i * n;
  #pragma acc serial
  {
    for (int i = 0; i < 16; ++i) result[0] += scratch[i];
  }
  #pragma acc update self(result)
  return result[0];
}

/* What the caller's caller has counts as it is. */
static void there(int n, double *c) {
  #pragma acc declare present(c)
  #pragma acc parallel loop
  for (int i = 0; i < n; ++i) c[i] *= 2;
}

int main(void) {
  int n = 40, wrong = 0;
  double *a = (double *)malloc(n * sizeof(double)), *b = (double *)malloc(n * sizeof(double));
  double *c = (double *)malloc(n * sizeof(double));
  for (int i = 0; i < n; ++i) a[i] = i, b[i] = 2 * i, c[i] = -5;
  sum(n, a, b, c);
  for (int i = 0; i < n; ++i) wrong += c[i] != 3 * i || b[i] != -i || a[i] != i;
  wrong += !is_shared() && acc_is_present(a, sizeof(double));
  wrong += leaves(n, a, 1) != n;
  for (int i = 0; i < n; ++i) wrong += a[i] != i + 1;
  wrong += leaves(n, a, 0) != 0;
  for (int i = 0; i < n; ++i) wrong += a[i] != i + 3;
  wrong += own(3) != 360;
  #pragma acc data copy(c[0:n])
  {
    there(n, c);
    sum(n, a, b, c);
    there(n, c);
  }
  for (int i = 0; i < n; ++i) wrong += c[i] != 2 * ((i + 3) - i);
  free(a), free(b), free(c);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
