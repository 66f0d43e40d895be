// The grid as a group: ranks and sizes without a barrier, in kernels and in functions that get it; a cooperative launch.
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

__device__ unsigned from_end(const cg::grid_group &grid) { return (unsigned)(grid.size() - 1 - grid.thread_rank()); }

__global__ void compute(int n, unsigned *x) {
  cg::grid_group grid = cg::this_grid();
  for (unsigned long long i = grid.thread_rank(); i < n; i += grid.size()) x[i] += 1000 * from_end(grid) + i;
  if (grid.thread_rank() == 0) x[n] += grid.num_threads();
}

int main() {
  const int n = 300;
  unsigned x[n + 1], *d_x, check = 0;
  int count = n;
  cudaMalloc(&d_x, sizeof(x));
  cudaMemset(d_x, 0, sizeof(x));
  compute<<<dim3(2, 3), dim3(8, 4)>>>(n, d_x);
  void *arguments[] = {&count, &d_x};
  cudaLaunchCooperativeKernel((void *)compute, dim3(1, 1, 2), dim3(16, 2, 2), arguments);
  cudaMemcpy(x, d_x, sizeof(x), cudaMemcpyDeviceToHost);
  for (int i = 0; i <= n; ++i) {
    unsigned expected = i == n ? 192 + 128 : 1000 * (191 - i % 192) + i + 1000 * (127 - i % 128) + i;
    if (x[i] != expected) {
      printf("grid_index: x[%d] is %u, expected %u\n", i, x[i], expected);
      return 1;
    }
    check = check * 31 + x[i];
  }
  cudaFree(d_x);
  printf("ok grid_index %u\n", check);
  return 0;
}
