// printf in kernels: one thread reports differences, one thread prints the line of success; the host only waits.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void produce(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = i * i - 3 * i;
}

__global__ void verify(const int *data, int n, int *wrong) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && data[i] != i * (i - 3)) {
    printf("kernel_printf: block %d, thread %d: %d, expected %d\n", blockIdx.x, threadIdx.x, data[i], i * (i - 3));
    atomicAdd(wrong, 1);
  }
}

__global__ void report(const int *data, int n, const int *wrong) {
  if (blockIdx.x == 0 && threadIdx.x == 0 && *wrong == 0) {
    unsigned sum = 0;
    for (int k = 0; k < n; ++k) sum = sum * 31 + data[k];
    printf("ok kernel_printf %u\n", sum);
  }
}

int main() {
  const int n = 500;
  int *data, *d_wrong, wrong = -1;
  cudaMalloc(&data, n * sizeof(int));
  cudaMalloc(&d_wrong, sizeof(int));
  cudaMemset(d_wrong, 0, sizeof(int));
  produce<<<4, 128>>>(data, n);
  verify<<<4, 128>>>(data, n, d_wrong);
  report<<<2, 32>>>(data, n, d_wrong);
  cudaDeviceSynchronize();
  cudaMemcpy(&wrong, d_wrong, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(data);
  cudaFree(d_wrong);
  return wrong == 0 ? 0 : 1;
}
