// Refused: a block reduction of CUB.
#include <cstdio>
#include <cub/block/block_reduce.cuh>
#include <cuda_runtime.h>

__global__ void sum(const int *in, int *out) {
  typedef cub::BlockReduce<int, 128> BlockReduce;
  __shared__ typename BlockReduce::TempStorage storage;
  int total = BlockReduce(storage).Sum(in[threadIdx.x]);
  if (threadIdx.x == 0) *out = total;
}

int main() {
  int host[128], *in, *out, total = 0;
  for (int i = 0; i < 128; ++i) host[i] = i;
  cudaMalloc(&in, sizeof(host));
  cudaMalloc(&out, sizeof(int));
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  sum<<<1, 128>>>(in, out);
  cudaMemcpy(&total, out, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(in);
  cudaFree(out);
  printf("%s cub\n", total == 127 * 64 ? "ok" : "wrong:");
  return total == 127 * 64 ? 0 : 1;
}
