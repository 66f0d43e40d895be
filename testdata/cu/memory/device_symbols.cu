// __device__ variables: a counter, an array, a pointer; read and written with cudaMemcpyFromSymbol and
// cudaMemcpyToSymbol, by kernels, and through cudaGetSymbolAddress; they keep their values between launches.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__device__ int counter = 5;
__device__ int table[64];
static __device__ unsigned long long total;
__device__ int *buffer;

__global__ void fillTable(int factor) {
  table[threadIdx.x] = threadIdx.x * factor;
  atomicAdd(&counter, 1);
}

__global__ void useTable(int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    buffer[i] = table[i % 64] + i;
    atomicAdd(&total, (unsigned long long)buffer[i]);
  }
}

int main() {
  const int n = 700;
  int *d_buffer;
  cudaMalloc(&d_buffer, n * sizeof(int));
  cudaMemcpyToSymbol(buffer, &d_buffer, sizeof(d_buffer));
  unsigned long long zero = 0;
  cudaMemcpyToSymbol(total, &zero, sizeof(zero));

  fillTable<<<1, 64>>>(3);
  fillTable<<<1, 64>>>(7);
  int replaced[2] = {-1, -2};
  cudaMemcpyToSymbol(table, replaced, sizeof(replaced), 10 * sizeof(int));
  useTable<<<(n + 127) / 128, 128>>>(n);

  int count = 0, part[4];
  unsigned long long sum = 0;
  std::vector<int> out(n);
  cudaMemcpyFromSymbol(&count, counter, sizeof(int));
  cudaMemcpyFromSymbol(&sum, total, sizeof(sum), 0, cudaMemcpyDeviceToHost);
  cudaMemcpyFromSymbol(part, table, sizeof(part), 9 * sizeof(int));
  cudaMemcpy(out.data(), d_buffer, n * sizeof(int), cudaMemcpyDeviceToHost);
  void *address = NULL;
  int first[3];
  cudaGetSymbolAddress(&address, table);
  cudaMemcpy(first, address, sizeof(first), cudaMemcpyDeviceToHost);
  cudaFree(d_buffer);

  unsigned long long expectedSum = 0;
  unsigned checksum = 0;
  for (int i = 0; i < n; ++i) {
    int k = i % 64;
    int e = (k == 10 ? -1 : k == 11 ? -2 : 7 * k) + i;
    if (out[i] != e) {
      printf("device_symbols: element %d is %d, expected %d\n", i, out[i], e);
      return 1;
    }
    expectedSum += e;
    checksum = checksum * 31 + e;
  }
  bool same = count == 5 + 2 * 64 && sum == expectedSum && part[0] == 63 && part[1] == -1 && part[2] == -2;
  if (!same || part[3] != 84 || first[0] != 0 || first[1] != 7 || first[2] != 14) {
    printf("device_symbols: counter %d, total %llu, expected %d, %llu\n", count, sum, 133, expectedSum);
    return 1;
  }
  printf("ok device_symbols %u\n", checksum + count);
  return 0;
}
