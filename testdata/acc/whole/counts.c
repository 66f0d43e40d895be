/* Scalars: shared by a data construct, changed by each gang for itself, counted outside of the construct. */
#include <stdio.h>

#define N 64

int total = 7;

int main(void) {
  int x[N], y[N], wrong = 0, i, shared = 3, own = 1;
  for (i = 0; i < N; ++i) x[i] = i;
#pragma acc data copyin(x) copyout(y) copy(shared)
  {
#pragma acc parallel loop
    for (i = 0; i < N; ++i) {
      own = x[i] + 1;
      y[i] = own * 2;
    }
#pragma acc serial
    shared += y[3];
#pragma acc kernels
    for (i = 0; i < N; ++i) y[i] += shared;
#pragma acc parallel loop reduction(+ : total)
    for (i = N; i >= 1; i -= 2) total += i;
  }
  for (i = 0; i < N; ++i) wrong += y[i] != 2 * (i + 1) + 11;
  wrong += own != 1;
  wrong += shared != 11;
  wrong += total != 7 + 2 * (32 * 33) / 2;
  printf("%d wrong\n", wrong);
  return wrong;
}
