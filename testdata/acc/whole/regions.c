/* Data regions with sections, data that stays, updates, conditions, pointers of the device. */
#include <stdio.h>
#include <stdlib.h>
#ifdef _OPENACC
#include "openacc.h"
#endif

static int wrong = 0;

static void check(const char *what, double have, double want) {
  if (have != want) {
    printf("%s: %g instead of %g\n", what, have, want);
    wrong++;
  }
}

/* `x` and `y` are addresses of the device. */
static void add(int n, const double *x, double *y) {
#pragma acc parallel loop deviceptr(x, y)
  for (int i = 0; i < n; ++i) y[i] += x[i];
}

int main(void) {
  int n = 100;
  double *restrict x = malloc(n * sizeof(double)), *y = calloc(n, sizeof(double)), *z;
  if (!x || (z = malloc(n * sizeof(double))) == NULL) return 2;
  for (int i = 0; i < n; ++i) x[i] = i;

#pragma acc data copyin(x[0 : n]) copy(y[10 : 80])
  {
#pragma acc parallel loop present(x, y)
    for (int i = 10; i < 90; ++i) y[i] = 2 * x[i];
#pragma acc host_data use_device(x, y)
    add(80, x + 10, y + 10);
  }
  for (int i = 0; i < n; ++i) check("data", y[i], i < 10 || i >= 90 ? 0 : 3 * i);

#pragma acc enter data copyin(x[0 : n]) create(z[0 : n])
#pragma acc parallel loop present(x[0 : n], z[0 : n])
  for (int i = 0; i < n; ++i) z[i] = x[i] + 1;
#pragma acc update self(z[0 : n / 2])
  for (int i = 0; i < n / 2; ++i) check("update self", z[i], i + 1);
  for (int i = 0; i < n; ++i) x[i] = -i;
#pragma acc update device(x[0 : n]) if (n > 50)
#pragma acc parallel loop present(x[0 : n], z[0 : n]) async(1)
  for (int i = 0; i < n; ++i) z[i] += x[i];
#pragma acc wait(1)
#pragma acc exit data copyout(z[0 : n]) delete (x[0 : n])
  for (int i = 0; i < n; ++i) check("exit data", z[i], 1);

  int where = 0;
#pragma acc parallel if (n < 0) copy(where)
  where = 1;
  check("if", where, 1);
#pragma acc parallel self(n > 0) copy(where)
  where = 2;
  check("self", where, 2);

  double *d = acc_malloc(n * sizeof(double));
  acc_memcpy_to_device(d, y, n * sizeof(double));
#pragma acc parallel loop deviceptr(d)
  for (int i = 0; i < n; ++i) d[i] += 1;
  acc_memcpy_from_device(z, d, n * sizeof(double));
  for (int i = 0; i < n; ++i) check("acc_malloc", z[i], y[i] + 1);
  acc_free(d);

  acc_copyin(x, n * sizeof(double));
  check("acc_is_present", acc_is_present(x, n * sizeof(double)) != 0, 1);
#pragma acc parallel loop present(x[0 : n])
  for (int i = 0; i < n; ++i) x[i] = 7;
  acc_copyout(x, n * sizeof(double));
  for (int i = 0; i < n; ++i) check("acc_copyout", x[i], 7);

  free(x);
  free(y);
  free(z);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
