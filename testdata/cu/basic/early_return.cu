// Threads that return early, at several places: out of range, in a branch, and from inside a loop.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

// The length of the Collatz sequence of i + 1, or -1 if it is longer than limit; 0 for multiples of 7.
__global__ void collatz(int *length, int n, int limit) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned value = i + 1;
  if (value % 7 == 0) {
    length[i] = 0;
    return;
  }
  for (int steps = 0; steps <= limit; ++steps) {
    if (value == 1) {
      length[i] = steps;
      return;
    }
    value = value % 2 ? 3 * value + 1 : value / 2;
  }
  length[i] = -1;
}

static int expectedLength(int i, int limit) {
  unsigned value = i + 1;
  if (value % 7 == 0) return 0;
  int steps = 0;
  while (value != 1) {
    if (++steps > limit) return -1;
    value = value % 2 ? 3 * value + 1 : value / 2;
  }
  return steps;
}

int main() {
  const int n = 2000, limit = 60;
  std::vector<int> length(n);
  int *d_length;
  cudaMalloc(&d_length, n * sizeof(int));
  collatz<<<(n + 255) / 256, 256>>>(d_length, n, limit);
  cudaMemcpy(length.data(), d_length, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_length);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (length[i] != expectedLength(i, limit)) {
      printf("early_return: length of %d is %d, expected %d\n", i + 1, length[i], expectedLength(i, limit));
      return 1;
    }
    sum = sum * 31 + length[i];
  }
  printf("ok early_return %u\n", sum);
  return 0;
}
