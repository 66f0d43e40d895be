/* The program's macros do not reach what okl writes, and stand where headers look for them. */
#define _GNU_SOURCE
#include <stdio.h>
#define pieces 3
#define min(x, y) ((x) < (y) ? (x) : (y))
#define count(x) (sizeof(x) / sizeof((x)[0]))
#define bytes 8
#include <stdlib.h>
#include <string.h>
#define value pieces
#define start 4
#define region start
#define start 4
#ifndef _OPENACC
#error "no OpenACC"
#endif
#ifdef __cplusplus
#error "this is C"
#endif

int main(void) {
  double a[50];
  register int shift = 2;
  int i, wrong = 0, n = count(a);
#pragma acc data create(a)
  {
#pragma acc parallel loop present(a)
    for (i = 0; i < n; i++) a[i] = min(i, value) + region + shift;
#pragma acc update self(a[pieces : 40])
#pragma acc update self(a[0 : pieces]) if (n > pieces)
  }
  for (i = 0; i < 43; i++) wrong += a[i] != min(i, 3) + 6;
  wrong += RAND_MAX < 5 || strlen("three") != 5;
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
