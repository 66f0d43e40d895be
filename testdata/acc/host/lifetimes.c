/* Data without a region: reference counters, functions of the runtime, memory that is the device's alone. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

#define N 50

static int is_apart(void) { return acc_get_device_type() != acc_device_host; }

static void add(int n, float *a, float value) {
#pragma acc parallel loop present(a[0 : n])
  for (int i = 0; i < n; ++i) a[i] += value;
}

static void fill(int n, float *there, float value) {
#pragma acc parallel loop deviceptr(there)
  for (int i = 0; i < n; ++i) there[i] = value;
}

int main(void) {
  int wrong = 0, i;
  float *a = (float *)malloc(N * sizeof(float));
  float b[N];
  for (i = 0; i < N; ++i) a[i] = i;

  /* Twice in, twice out: the first way out only counts. */
  wrong += is_apart() && acc_is_present(a, N * sizeof(float));
#pragma acc enter data copyin(a[0 : N])
#pragma acc enter data create(a[0 : N])
  wrong += !acc_is_present(a + 10, sizeof(float));
  wrong += is_apart() && acc_is_present(a + N, sizeof(float));
  add(N, a, 1);
#pragma acc exit data copyout(a[0 : N])
  if (is_apart())
    for (i = 0; i < N; ++i) wrong += a[i] != i;
  add(N, a, 1);
#pragma acc exit data copyout(a[0 : N])
  for (i = 0; i < N; ++i) wrong += a[i] != i + 2;
  wrong += is_apart() && acc_is_present(a, 0);

  /* A region around: what it ends leaves what came before. */
#pragma acc enter data copyin(a[0 : N])
#pragma acc data copy(a[0 : N])
  add(N, a, 1);
  if (is_apart())
    for (i = 0; i < N; ++i) wrong += a[i] != i + 2;
  wrong += !acc_is_present(a, N * sizeof(float));
#pragma acc enter data copyin(a[0 : N])
#pragma acc exit data delete(a[0 : N]) finalize
  wrong += is_apart() && acc_is_present(a, N * sizeof(float));
  if (!is_apart())
    for (i = 0; i < N; ++i) a[i] -= 1;
  for (i = 0; i < N; ++i) wrong += a[i] != i + 2;

  /* The same by functions. */
  acc_copyin(a, N * sizeof(float));
  add(N, a, 3);
  acc_update_self(a + 5, 10 * sizeof(float));
  if (is_apart())
    for (i = 0; i < N; ++i) wrong += a[i] != i + 2 + (i >= 5 && i < 15 ? 3 : 0);
  acc_copyout(a, N * sizeof(float));
  for (i = 0; i < N; ++i) wrong += a[i] != i + 5;
#pragma acc update self(a[0 : N]) if_present
#pragma acc update self(a[0 : N]) if (0)

  /* Memory of the device alone. */
  float *there = (float *)acc_malloc(N * sizeof(float));
  fill(N, there, 4);
  acc_memcpy_from_device(b, there, N * sizeof(float));
  for (i = 0; i < N; ++i) wrong += b[i] != 4;

  /* It stands for some of the host's. */
  if (is_apart()) {
    acc_map_data(b, there, N * sizeof(float));
    wrong += acc_deviceptr(b + 3) != there + 3;
    wrong += acc_hostptr(there + 3) != b + 3;
    add(N, b, 2);
    for (i = 0; i < N; ++i) wrong += b[i] != 4;
#pragma acc update self(b)
    for (i = 0; i < N; ++i) wrong += b[i] != 6;
    acc_unmap_data(b);
    wrong += acc_is_present(b, sizeof b);
  }
  acc_free(there);

  /* Nobody has it on the device: nothing happens. */
#pragma acc exit data delete(a[0 : N])
#pragma acc parallel loop no_create(a[0 : N]) copyout(b) if (1)
  for (i = 0; i < N; ++i) b[i] = 2 * i;
  for (i = 0; i < N; ++i) wrong += b[i] != 2 * i;

  printf("%d wrong\n", wrong);
  free(a);
  return wrong != 0;
}
