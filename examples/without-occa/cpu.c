/* Runs scale.okl on the CPU. The launcher calls the kernel itself, so there is nothing to launch. */

#include <okl/launch.h>
#include <stdio.h>

OKL_LAUNCH(scale);

int main(void) {
  int n = 3, rounds = 2;
  float factor = 2, x[] = {1, 2, 3};
  void *memory = x; /* on CPUs, an address is the handle */
  const okl_argument arguments[] = {{OKL_VALUE, sizeof n, &n},
                                    {OKL_VALUE, sizeof factor, &factor},
                                    {OKL_VALUE, sizeof rounds, &rounds},
                                    {OKL_MEMORY, sizeof memory, &memory}};
  const int status = okl_launch_scale(NULL, arguments, 4);
  printf("%d: %g %g %g\n", status, x[0], x[1], x[2]);
  return status == 0 && x[0] == 6 && x[1] == 12 && x[2] == 18 ? 0 : 1;
}
