/* Constructs that the host runs: `if`, `self`, and a program that chooses the host. */
#include <openacc.h>
#include <stdio.h>

#define N 40

static int runs(int limit, int *a) {
  int last = -1, own = 3;
#pragma acc parallel loop if (limit > 10) copy(a[0 : N]) firstprivate(own)
  for (int i = 0; i < N; ++i) {
    own = i + 1;
    a[i] += own;
  }
#pragma acc serial self(limit <= 10) copy(last)
  last = limit;
  return own == 3 ? last : -2;
}

int main(void) {
  int a[N], wrong = 0, i, apart = 0, host = 0;
  for (i = 0; i < N; ++i) a[i] = 0;
  wrong += runs(5, a) != 5;
  wrong += runs(50, a) != 50;
  for (i = 0; i < N; ++i) wrong += a[i] != 2 * (i + 1);

  /* Whoever does not run on the device sees what the host has. */
#pragma acc data copyin(a) if (1)
  {
    a[0] = 77;
#pragma acc serial copyout(apart)
    apart = a[0] != 77;
#pragma acc serial copyout(host) if (0)
    host = a[0];
#pragma acc update device(a) if (0)
  }
  wrong += host != 77;
#pragma acc data copyin(a) if (0)
  {
    a[1] = 78;
#pragma acc serial copyout(host) self
    host = a[1];
  }
  wrong += host != 78;

  /* Numbers of gangs, workers and lanes that are known when it runs. */
  for (int gangs = 0; gangs < 5; ++gangs) {
    int sum = 0;
#pragma acc parallel loop num_gangs(gangs) vector_length(64) reduction(+ : sum)
    for (int j = 0; j < 1000; ++j) sum += j;
    wrong += sum != 499500;
  }

  acc_device_t before = acc_get_device_type();
  acc_set_device_type(acc_device_host);
#pragma acc data copyin(a)
  {
    a[2] = 79;
#pragma acc parallel loop copyout(host)
    for (i = 0; i < 1; ++i) host = a[2];
  }
  wrong += host != 79;
  wrong += acc_get_device_type() != acc_device_host;
  acc_set_device_type(before);

  /* Devices have memory of their own. */
  if (acc_get_device_type() != acc_device_host && acc_get_num_devices(acc_device_not_host) > 1) {
    acc_set_device_num(0, acc_device_not_host);
#pragma acc enter data copyin(a)
    acc_set_device_num(1, acc_device_not_host);
    wrong += acc_is_present(a, sizeof a);
#pragma acc parallel loop copy(a)
    for (i = 0; i < N; ++i) a[i] = 3 * i;
    for (i = 0; i < N; ++i) wrong += a[i] != 3 * i;
#pragma acc set device_num(0)
    wrong += !acc_is_present(a, sizeof a);
#pragma acc exit data delete(a)
  }
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
