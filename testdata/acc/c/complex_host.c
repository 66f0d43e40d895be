/* Complex numbers of C in the host program, which hands their parts to kernels. */
#include <complex.h>
#include <stdio.h>

int main(void) {
  double _Complex z[16];
  double re[16], im[16], norm[16];
  int wrong = 0;
  for (int i = 0; i < 16; ++i) {
    z[i] = i + 2 * i * I;
    re[i] = creal(z[i]);
    im[i] = cimag(z[i]);
  }
#pragma acc parallel loop copyin(re, im) copyout(norm)
  for (int i = 0; i < 16; ++i) norm[i] = re[i] * re[i] + im[i] * im[i];
  for (int i = 0; i < 16; ++i) wrong += norm[i] != creal(z[i] * conj(z[i]));
  if (wrong) printf("%d wrong\n", wrong);
  return wrong != 0;
}
