/* What runs a construct: code of the device knows, the host when it runs the construct instead, and functions of both. */
#include <openacc.h>
#include <stdio.h>

#pragma acc routine seq
static int kind(int scale) {
  return scale * (acc_on_device(acc_device_host) ? 1 : acc_on_device(acc_device_not_host) ? 2 : 3);
}

int main(void) {
  int wrong = 0, found[4] = {0}, type = acc_get_device_type(), queues[3] = {4, acc_async_sync, 5};
  const int here = type == acc_device_host ? 1 : 2;
  #pragma acc parallel copy(found) num_gangs(1)
  {
    found[0] = acc_on_device(type) != 0;
    found[1] = kind(10);
    found[2] = acc_on_device(acc_device_none) + 5;
    found[3] = acc_on_device(acc_device_host) == (here == 1);
  }
  wrong += !found[0] || found[1] != 10 * here || found[2] != 5 || !found[3];
  #pragma acc parallel loop copy(found) if(0)
  for (int i = 0; i < 4; ++i) found[i] = kind(i);
  for (int i = 0; i < 4; ++i) wrong += found[i] != i;
  wrong += kind(7) != 7;

  /* Any queue that is one. */
  #pragma acc parallel loop copy(found) async(4)
  for (int i = 0; i < 4; ++i) found[i] = i;
  int seen = acc_wait_any(3, queues);
  wrong += seen != 0 && seen != 2;
  queues[0] = queues[2] = acc_async_sync;
  wrong += acc_wait_any(3, queues) >= 0;
  #pragma acc wait(4)
  wrong += acc_get_default_async() < 0;
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
