/* A macro that leads back to itself is expanded once, in the program and in its kernels. */
#include <stdio.h>

static int scale(int x) { return x; }
#define scale(x) scale(2 * (x))

int main(void) {
  int a[16], wrong = 0;
  for (int i = 0; i < 16; ++i) a[i] = i;
#pragma acc parallel loop copy(a)
  for (int i = 0; i < 16; ++i) a[i] = scale(a[i]);
  for (int i = 0; i < 16; ++i) wrong += scale(a[i]) != 4 * i;
  if (wrong) printf("%d wrong\n", wrong);
  return wrong != 0;
}
