// Groups of threads whose members are known when the program runs.
#include <cooperative_groups.h>
#include <cstdio>

namespace cg = cooperative_groups;

__global__ void count(const int *x, int *n) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  cg::coalesced_group half = cg::binary_partition(warp, x[threadIdx.x] > 0);
  if (x[threadIdx.x] > 0 && half.thread_rank() == 0) atomicAdd(n, (int)half.size());
}

int main() {
  int *x, *n;
  cudaMallocManaged(&x, 64 * sizeof(int));
  cudaMallocManaged(&n, sizeof(int));
  for (int i = 0; i < 64; ++i) x[i] = i % 3 - 1;
  *n = 0;
  count<<<1, 64>>>(x, n);
  cudaDeviceSynchronize();
  printf(*n == 21 ? "ok dynamic_groups %d\n" : "dynamic_groups: %d, expected 21\n", *n);
  return *n != 21;
}
