// Refused: a launch through a function pointer that is chosen at run time.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void add(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += 5;
}

__global__ void multiply(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= 3;
}

int main() {
  const int n = 64;
  void (*const steps[])(int *, int) = {add, multiply, add};
  int host[n], *data;
  cudaMalloc(&data, sizeof(host));
  cudaMemset(data, 0, sizeof(host));
  for (int s = 0; s < 3; ++s) {
    void (*kernel)(int *, int) = steps[s];
    kernel<<<1, n>>>(data, n);
  }
  cudaMemcpy(host, data, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(data);
  printf("%s kernel_pointer\n", host[7] == 20 ? "ok" : "wrong:");
  return host[7] == 20 ? 0 : 1;
}
