// Memory of a pool, its attributes, and properties of devices that programs print.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void add(int n, int *x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] += i;
}

int main() {
  const int n = 200;
  int x[n], *d_x;
  unsigned long long most = 1 << 20, kept = 0;
  cudaMemPool_t pool;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaDeviceGetDefaultMemPool(&pool, 0);
  cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &most);
  cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &kept);
  cudaMallocFromPoolAsync(&d_x, sizeof(x), pool, stream);
  cudaMemsetAsync(d_x, 0, sizeof(x), stream);
  add<<<(n + 63) / 64, 64, 0, stream>>>(n, d_x);
  add<<<(n + 63) / 64, 64, 0, stream>>>(n, d_x);
  cudaMemcpyAsync(x, d_x, sizeof(x), cudaMemcpyDeviceToHost, stream);
  cudaFreeAsync(d_x, stream);
  cudaStreamSynchronize(stream);
  cudaMemPoolTrimTo(pool, 0);
  char bus[32] = "";
  cudaDeviceGetPCIBusId(bus, sizeof(bus), 0);
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    if (x[i] != 2 * i || kept != most || !bus[0]) {
      printf("memory_pools: x[%d] is %d, expected %d; %llu, %s\n", i, x[i], 2 * i, kept, bus);
      return 1;
    }
    check = check * 31 + x[i];
  }
  cudaStreamDestroy(stream);
  printf("ok memory_pools %u\n", check);
  return 0;
}
