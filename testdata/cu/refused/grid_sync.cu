// Refused: a barrier for all blocks of a grid (cooperative launch).
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

__global__ void rotate(int *data, int n) {
  cg::grid_group grid = cg::this_grid();
  int i = (int)grid.thread_rank();
  int v = data[(i + 1) % n];
  grid.sync();
  data[i] = v;
}

int main() {
  int n = 256, host[256], *data;
  for (int i = 0; i < n; ++i) host[i] = i;
  cudaMalloc(&data, sizeof(host));
  cudaMemcpy(data, host, sizeof(host), cudaMemcpyHostToDevice);
  void *arguments[] = {&data, &n};
  cudaLaunchCooperativeKernel((void *)rotate, dim3(4), dim3(64), arguments);
  cudaMemcpy(host, data, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(data);
  printf("%s grid_sync\n", host[255] == 0 ? "ok" : "wrong:");
  return host[255] == 0 ? 0 : 1;
}
