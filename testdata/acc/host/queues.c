/* Queues: what one holds runs in order, and others wait for it where they say so. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

#define N 200

int main(void) {
  int wrong = 0, i;
  double sum = 1;
  double *a = (double *)malloc(N * sizeof(double)), *b = (double *)malloc(N * sizeof(double));
  double *c = (double *)malloc(N * sizeof(double));
  for (i = 0; i < N; ++i) a[i] = i, b[i] = c[i] = 0;

#pragma acc enter data copyin(a[0 : N]) create(b[0 : N], c[0 : N]) async(1)
#pragma acc parallel loop present(a[0 : N], b[0 : N]) async(1)
  for (i = 0; i < N; ++i) b[i] = 2 * a[i];
#pragma acc parallel loop present(b[0 : N], c[0 : N]) async(2) wait(1)
  for (i = 0; i < N; ++i) c[i] = b[i] + 1;
#pragma acc parallel loop present(a[0 : N]) async(1)
  for (i = 0; i < N; ++i) a[i] = -1;
#pragma acc update self(c[0 : N]) async(2)
#pragma acc wait(2)
  for (i = 0; i < N; ++i) wrong += c[i] != 2 * i + 1;
#pragma acc exit data copyout(a[0 : N], b[0 : N]) delete(c[0 : N]) async(1)
#pragma acc wait
  for (i = 0; i < N; ++i) wrong += a[i] != -1 || b[i] != 2 * i;

  /* A reduction that somebody waits for. */
#pragma acc parallel loop reduction(+ : sum) copyin(b[0 : N]) async(5)
  for (i = 0; i < N; ++i) sum += b[i];
#pragma acc wait(5) async(6)
#pragma acc wait(6)
  wrong += sum != 1 + N * (N - 1.0);

  /* Who runs on the host waits, too. */
#pragma acc parallel loop copy(c[0 : N]) async(1)
  for (i = 0; i < N; ++i) c[i] = i;
#pragma acc parallel loop wait(1) if (0)
  for (i = 0; i < N; ++i) c[i] += 1;
  for (i = 0; i < N; ++i) wrong += c[i] != i + 1;

  /* The default queue, by directives and by functions. */
#pragma acc set default_async(7)
  wrong += acc_get_default_async() != 7;
#pragma acc parallel loop copy(b[0 : N]) async
  for (i = 0; i < N; ++i) b[i] += 1;
  acc_wait(7);
  for (i = 0; i < N; ++i) wrong += b[i] != 2 * i + 1;
  acc_copyin_async(b, N * sizeof(double), 3);
#pragma acc parallel loop present(b[0 : N]) async(4) wait(3)
  for (i = 0; i < N; ++i) b[i] = i;
  acc_wait_async(4, 3);
  acc_copyout_async(b, N * sizeof(double), 3);
  while (!acc_async_test(3)) continue;
  for (i = 0; i < N; ++i) wrong += b[i] != i;
  wrong += !acc_async_test_all();

  /* A construct without a queue is done when the next statement runs. */
#pragma acc parallel loop copyin(b[0 : N]) copyout(c[0 : N]) wait
  for (i = 0; i < N; ++i) c[i] = b[i] * b[i];
  for (i = 0; i < N; ++i) wrong += c[i] != (double)i * i;

  /* A region as a whole. */
#pragma acc data copy(c[0 : N]) async(8)
  {
#pragma acc parallel loop async(8)
    for (i = 0; i < N; ++i) c[i] += 1;
  }
  acc_wait_all();
  for (i = 0; i < N; ++i) wrong += c[i] != (double)i * i + 1;

  /* Statements of a kernels region, one after another in one queue. */
#pragma acc kernels copy(c[0 : N]) async(9)
  {
    for (i = 0; i < N; ++i) c[i] *= 2;
    c[0] = -5;
  }
#pragma acc kernels copy(b[0 : N]) self
  {
    for (i = 0; i < N; ++i) b[i] *= 2;
    b[0] = -6;
  }
  for (i = 1; i < N; ++i) wrong += b[i] != 2 * i;
  wrong += b[0] != -6;
#pragma acc wait(9)
  for (i = 1; i < N; ++i) wrong += c[i] != 2 * ((double)i * i + 1);
  wrong += c[0] != -5;

  printf("%d wrong\n", wrong);
  free(a);
  free(b);
  free(c);
  return wrong != 0;
}
