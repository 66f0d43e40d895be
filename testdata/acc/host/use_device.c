/* Names of host data stand for the device's, as libraries want them. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

#define N 30

/* What a library for devices would do. */
static void add_one(int n, double *there) {
#pragma acc parallel loop deviceptr(there)
  for (int i = 0; i < n; ++i) there[i] += 1;
}

int main(void) {
  int wrong = 0, i;
  double *a = (double *)malloc(N * sizeof(double));
  double b[N];
  for (i = 0; i < N; ++i) a[i] = b[i] = i;
#pragma acc data copy(a[0 : N], b)
  {
#pragma acc host_data use_device(a, b)
    {
      add_one(N, a);
      add_one(N, b);
    }
#pragma acc host_data use_device(a) if (0)
    wrong += a[0] != 0 && acc_get_device_type() != acc_device_host;
  }
#pragma acc host_data use_device(a) if_present
  wrong += a[1] != 2;
  for (i = 0; i < N; ++i) wrong += a[i] != i + 1 || b[i] != i + 1;
  printf("%d wrong\n", wrong);
  free(a);
  return wrong != 0;
}
