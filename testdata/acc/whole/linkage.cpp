// Functions with C linkage in kernels, with braces and without, and of the library; a type of the API in a kernel.
#include <cmath>
#include <cstdio>
#include <openacc.h>

#pragma acc routine(fmin) seq

extern "C" {
double half(double x);
struct pair { double first, second; };
#pragma acc routine seq
static double sum(const struct pair *both) { return both->first + both->second; }
#pragma acc routine seq
double half(double x) { return x / 2; }
}

#pragma acc routine seq
extern "C" double third(double x);

extern "C" double third(double x) { return x / 3; }

int main() {
  double a[100];
  const acc_device_t type = acc_get_device_type();
  int on_it = 0;
  for (int i = 0; i < 100; ++i) a[i] = i;
#pragma acc parallel loop copy(a[0:100])
  for (int i = 0; i < 100; ++i) {
    pair both{half(a[i]), third(a[i])};
    a[i] = fmin(sum(&both), 70.0);
  }
#pragma acc parallel copy(on_it) num_gangs(1)
  on_it = acc_on_device(type) ? 1 : 0;
  int wrong = on_it != 1;
  for (int i = 0; i < 100; ++i) wrong += a[i] != (i / 2.0 + i / 3.0 < 70 ? i / 2.0 + i / 3.0 : 70);
  if (wrong) std::printf("%d wrong, %d\n", wrong, on_it);
  return wrong != 0;
}
