// Atomics in a program whose own macros are named min and max.
#include <cstdio>

#define max(a, b) (a) > (b) ? (a) : (b)
#define min(a, b) (a) < (b) ? (a) : (b)

__global__ void extremes(const int *x, int *most, int *least, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int v = max(x[i], -900);
    atomicMax(most, v);
    atomicMin_system(least, v);
  }
}

int main() {
  const int n = 1000;
  int x[n], most = -1000000, least = 1000000, *d_x, *d_most, *d_least;
  for (int i = 0; i < n; ++i) x[i] = i * 7919 % 2003 - 1001;
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_most, sizeof(int));
  cudaMalloc(&d_least, sizeof(int));
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  cudaMemcpy(d_most, &most, sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_least, &least, sizeof(int), cudaMemcpyHostToDevice);
  extremes<<<(n + 127) / 128, 128>>>(d_x, d_most, d_least, n);
  int of_device[2];
  cudaMemcpy(&of_device[0], d_most, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&of_device[1], d_least, sizeof(int), cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) {
    int v = max(x[i], -900);
    most = max(most, v);
    least = min(least, v);
  }
  if (of_device[0] != most || of_device[1] != least) {
    printf("macro_names: %d, %d, expected %d, %d\n", of_device[0], of_device[1], most, least);
    return 1;
  }
  printf("ok macro_names %d\n", most * 2000 - least);
  return 0;
}
