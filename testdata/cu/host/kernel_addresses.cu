// Questions about kernels by addresses that have lost their type.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void triple(int *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 3;
}

static int threads_of(const void *kernel, int wanted) {
  cudaFuncAttributes about;
  if (cudaFuncGetAttributes(&about, kernel) != cudaSuccess) return 0;
  int blocks = 0;
  if (cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, wanted, 0) != cudaSuccess || blocks < 1) return 0;
  return about.maxThreadsPerBlock < wanted ? about.maxThreadsPerBlock : wanted;
}

int main() {
  const int n = 500;
  int x[n], *d_x, sum = 0;
  for (int i = 0; i < n; ++i) x[i] = i % 11;
  cudaMalloc(&d_x, sizeof x);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  cudaFuncSetCacheConfig((void *)triple, cudaFuncCachePreferL1);
  int threads = threads_of((void *)triple, 128), again = threads_of((const void *)&triple, 64);
  if (threads < 1 || again < 1) {
    printf("kernel_addresses: %d and %d threads\n", threads, again);
    return 1;
  }
  triple<<<(n + threads - 1) / threads, threads>>>(d_x, n);
  cudaMemcpy(x, d_x, sizeof x, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) {
    if (x[i] != i % 11 * 3) {
      printf("kernel_addresses: element %d is %d\n", i, x[i]);
      return 1;
    }
    sum += (i % 5) * x[i];
  }
  printf("ok kernel_addresses %d\n", sum);
  return 0;
}
