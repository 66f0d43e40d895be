/* Data regions with sections: only what clauses say moves, and the host's copy is another one meanwhile. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

#define N 100

static int has_own_memory(void) {
  int seen = 1;
  int changed = 0;
#pragma acc data copyin(seen)
  {
    seen = 2;
#pragma acc serial present(seen) copyout(changed)
    changed = seen == 1;
  }
  return changed;
}

static void halves(int n, double *a, int from, int count) {
#pragma acc parallel loop copy(a[from : count])
  for (int i = from; i < from + count; ++i) a[i] *= 0.5;
}

int main(void) {
  const int apart = has_own_memory();
  int wrong = apart != (acc_get_device_type() != acc_device_host), i, j;
  double *a = (double *)malloc(N * sizeof(double)), *b = (double *)malloc(N * sizeof(double));
  double table[4][8];
  for (i = 0; i < N; ++i) a[i] = i, b[i] = -1;

  /* A part of an array. */
  halves(N, a, 10, 20);
  for (i = 0; i < N; ++i) wrong += a[i] != (i >= 10 && i < 30 ? i * 0.5 : i);

  /* What is copied in is not copied out. */
#pragma acc data copyin(a[0 : N]) copyout(b[5 : 50])
  {
#pragma acc parallel loop
    for (i = 5; i < 55; ++i) {
      a[i] = 7;
      b[i] = a[i] + i;
    }
    if (apart)
      for (i = 0; i < N; ++i) wrong += b[i] != -1;
  }
  for (i = 0; i < N; ++i) wrong += b[i] != (i >= 5 && i < 55 ? 7 + i : -1);
  if (apart)
    for (i = 0; i < N; ++i) wrong += a[i] != (i >= 10 && i < 30 ? i * 0.5 : i);

  /* An update in between, and zeros. */
  for (i = 0; i < N; ++i) a[i] = i;
#pragma acc data copyin(a[ : N]) create(zero : b[0 : N])
  {
    for (i = 20; i < 40; ++i) a[i] = 1000;
#pragma acc update device(a[25 : 5])
#pragma acc parallel loop present(a[0 : N], b)
    for (i = 0; i < N; ++i) b[i] += a[i];
#pragma acc update self(b[0 : N])
  }
  for (i = 0; i < N; ++i) wrong += apart && b[i] != (i >= 25 && i < 30 ? 1000 : i);

  /* Rows and columns of an array. */
  for (i = 0; i < 4; ++i)
    for (j = 0; j < 8; ++j) table[i][j] = 10 * i + j;
#pragma acc data copy(table[1 : 2][0 : 8])
  {
#pragma acc parallel loop collapse(2)
    for (i = 1; i < 3; ++i)
      for (int k = 0; k < 8; ++k) table[i][k] += 100;
    for (i = 1; i < 3; ++i)
      for (j = 0; j < 8; ++j) table[i][j] = apart ? -1 : table[i][j];
    /* Two columns alone. */
#pragma acc update self(table[1 : 2][2 : 2])
    if (apart)
      for (i = 1; i < 3; ++i)
        for (j = 0; j < 8; ++j) wrong += table[i][j] != (j == 2 || j == 3 ? 10 * i + j + 100 : -1);
  }
  for (i = 0; i < 4; ++i)
    for (j = 0; j < 8; ++j) wrong += table[i][j] != 10 * i + j + (i == 1 || i == 2 ? 100 : 0);

  /* Pointers change places. */
  for (i = 0; i < N; ++i) a[i] = i, b[i] = 0;
#pragma acc data copy(a[0 : N]) create(b[0 : N])
  {
    for (int step = 0; step < 4; ++step) {
#pragma acc parallel loop
      for (i = 0; i < N; ++i) b[i] = a[i] + 1;
      double *other = a;
      a = b;
      b = other;
    }
  }
  for (i = 0; i < N; ++i) wrong += a[i] != i + 4;

  printf("%d wrong\n", wrong);
  free(a);
  free(b);
  return wrong != 0;
}
