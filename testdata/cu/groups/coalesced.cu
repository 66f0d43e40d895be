// Groups of the threads that are active: one atomic for each group, slots in a queue, votes and shuffles. CUDA leaves open
// which threads form a group, so that results do not depend on it.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

// Adds one for each active thread.
__device__ int take(int *counter) {
  auto active = cg::coalesced_threads();
  int first = 0;
  if (active.thread_rank() == 0) first = atomicAdd(counter, (int)active.size());
  return active.shfl(first, 0) + active.thread_rank();
}

__global__ void keep(const int *x, int n, int *out, int *count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] % 3 == 0) out[take(count)] = x[i];
}

// The sum of a group's values, which one thread of it adds.
__device__ void add(const cg::coalesced_group &group, int *sum, int v) {
  const int all = cg::reduce(group, v, cg::plus<int>());
  if (group.thread_rank() == 0) atomicAdd(sum, all);
  group.sync();
}

__global__ void sums(const int *x, int n, int *sum) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    if (x[i] < 0) continue;
    switch (x[i] % 4) {
      case 0:
        add(cg::coalesced_threads(), &sum[0], x[i]);
        break;
      case 1: {
        cg::coalesced_group odd = cg::coalesced_threads();
        if (odd.any(x[i] > 0) && !odd.all(x[i] == 0)) add(odd, &sum[1], x[i]);
        break;
      }
      default: {
        const auto rest = cg::coalesced_threads();
        const unsigned votes = rest.ballot(x[i] % 4 == 2);
        const int ones = __popc(votes);
        if (rest.thread_rank() == 0 && ones > 0) atomicAdd(&sum[2], ones);
        cg::sync(rest);
      }
    }
  }
}

int main() {
  const int n = 3000;
  std::vector<int> x(n), out(n), expected;
  int count = 0, sum[3] = {}, wanted[3] = {};
  for (int i = 0; i < n; ++i) {
    x[i] = (i * 7919) % 601 - 50;
    if (x[i] % 3 == 0) expected.push_back(x[i]);
    if (x[i] >= 0 && x[i] % 4 < 2) wanted[x[i] % 4] += x[i];
    if (x[i] >= 0 && x[i] % 4 == 2) ++wanted[2];
  }
  int *dx, *dout, *dcount, *dsum;
  cudaMalloc(&dx, n * sizeof(int));
  cudaMalloc(&dout, n * sizeof(int));
  cudaMalloc(&dcount, sizeof(int));
  cudaMalloc(&dsum, sizeof(sum));
  cudaMemcpy(dx, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(dcount, 0, sizeof(int));
  cudaMemset(dsum, 0, sizeof(sum));
  keep<<<(n + 127) / 128, 128>>>(dx, n, dout, dcount);
  sums<<<4, 96>>>(dx, n, dsum);
  cudaMemcpy(&count, dcount, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(sum, dsum, sizeof(sum), cudaMemcpyDeviceToHost);
  cudaMemcpy(out.data(), dout, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(dx);
  cudaFree(dout);
  cudaFree(dcount);
  cudaFree(dsum);
  if (count != (int)expected.size()) {
    printf("coalesced: %d values, expected %d\n", count, (int)expected.size());
    return 1;
  }
  out.resize(count);
  std::sort(out.begin(), out.end());
  std::sort(expected.begin(), expected.end());
  unsigned checksum = 0;
  for (int i = 0; i < count; ++i) {
    if (out[i] != expected[i]) {
      printf("coalesced: value %d is %d, expected %d\n", i, out[i], expected[i]);
      return 1;
    }
    checksum = checksum * 31 + out[i];
  }
  for (int k = 0; k < 3; ++k) {
    if (sum[k] != wanted[k]) {
      printf("coalesced: sum %d is %d, expected %d\n", k, sum[k], wanted[k]);
      return 1;
    }
    checksum = checksum * 31 + sum[k];
  }
  printf("ok coalesced %u\n", checksum);
  return 0;
}
