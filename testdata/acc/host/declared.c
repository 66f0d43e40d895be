/* Declarations: data that a device has as long as the program, or a function, runs. */
#include <openacc.h>
#include <stdio.h>

#define N 16

float factors[N] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
int calls = 0;
double scratch[N];
#pragma acc declare copyin(factors) create(calls, scratch)

static void step(int n, float *a) {
#pragma acc parallel loop present(factors) copy(a[0 : n])
  for (int i = 0; i < n; ++i) {
    scratch[i] = a[i];
    a[i] *= factors[i];
  }
}

static float twice(float value) {
  float one[N], sum = 0;
#pragma acc declare create(one)
#pragma acc parallel loop
  for (int i = 0; i < N; ++i) one[i] = value;
#pragma acc parallel loop reduction(+ : sum)
  for (int i = 0; i < N; ++i) sum += one[i];
  return sum / N * 2;
}

int main(void) {
  float a[N];
  double seen[N];
  int i, wrong = 0, count = 0;
  for (i = 0; i < N; ++i) a[i] = 2;
#pragma acc update device(calls)
  step(N, a);
#pragma acc serial copyout(count)
  {
    calls += 5;
    count = calls;
  }
  wrong += count != 5;
#pragma acc update self(calls)
  wrong += calls != 5;
  for (i = 0; i < N; ++i) wrong += a[i] != 2 * (i + 1);
#pragma acc parallel loop copyout(seen)
  for (i = 0; i < N; ++i) seen[i] = scratch[i];
  for (i = 0; i < N; ++i) wrong += seen[i] != 2;
  for (i = 0; i < N; ++i) factors[i] = 10;
#pragma acc update device(factors[0 : N])
  step(N, a);
  for (i = 0; i < N; ++i) wrong += a[i] != 20 * (i + 1);
  wrong += twice(3) != 6;
  wrong += twice(4) != 8;
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
