// Cooperative groups: the group of a block, with its rank, size, indices and barrier.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void rotate(const int *in, int *out, int *info) {
  __shared__ int s[96];
  cg::thread_block block = cg::this_thread_block();
  const unsigned rank = block.thread_rank();
  const unsigned size = block.size();
  const unsigned base = block.group_index().x * size;
  s[rank] = in[base + rank];
  block.sync();
  out[base + rank] = s[(rank + 7) % size];
  cg::sync(block);
  s[size - 1 - rank] = block.thread_index().x * 10 + block.thread_index().y;
  block.sync();
  info[base + rank] = s[rank];
}

int main() {
  const dim3 threads(12, 8);
  const int size = 96, blocks = 4, n = size * blocks;
  std::vector<int> in(n), out(n), info(n);
  for (int i = 0; i < n; ++i) in[i] = 5 * i + i % 7;
  int *d_in, *d_out, *d_info;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_info, n * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  rotate<<<blocks, threads>>>(d_in, d_out, d_info);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(info.data(), d_info, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_info);

  unsigned checksum = 0;
  for (int i = 0; i < n; ++i) {
    int b = i / size, t = i % size, r = size - 1 - t;
    int expected = in[b * size + (t + 7) % size], expectedInfo = r % 12 * 10 + r / 12;
    if (out[i] != expected || info[i] != expectedInfo) {
      printf("thread_block: element %d is %d, %d, expected %d, %d\n", i, out[i], info[i], expected, expectedInfo);
      return 1;
    }
    checksum = checksum * 31 + expected + expectedInfo;
  }
  printf("ok thread_block %u\n", checksum);
  return 0;
}
