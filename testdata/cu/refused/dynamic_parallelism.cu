// Refused: a kernel that launches a kernel (dynamic parallelism).
// nvcc: -rdc=true
#include <cstdio>
#include <cuda_runtime.h>

__global__ void child(int *data, int first, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[first + i] = first;
}

__global__ void parent(int *data, int part) {
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * part;
  child<<<1, part>>>(data, first, part);
}

int main() {
  const int n = 128, part = 32;
  int host[n], *data;
  cudaMalloc(&data, sizeof(host));
  parent<<<1, n / part>>>(data, part);
  cudaDeviceSynchronize();
  cudaMemcpy(host, data, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(data);
  printf("%s dynamic_parallelism\n", host[100] == 96 ? "ok" : "wrong:");
  return host[100] == 96 ? 0 : 1;
}
