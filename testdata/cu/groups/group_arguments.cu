// Cooperative groups as arguments of device functions: templates for any group, functions for a tile size; a block
// reduction that uses both a tile and the block.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

template <typename Group>
__device__ int sumOf(Group group, int *scratch, int value) {
  const int lane = group.thread_rank();
  for (int i = group.size() / 2; i > 0; i /= 2) {
    scratch[lane] = value;
    group.sync();
    if (lane < i) value += scratch[lane + i];
    group.sync();
  }
  return value;
}

template <unsigned int Size, typename Parent>
__device__ int tileMax(cg::thread_block_tile<Size, Parent> tile, int value) {
  for (int i = tile.size() / 2; i > 0; i /= 2) value = max(value, tile.shfl_xor(value, i));
  return value;
}

__device__ void addToAll(cg::thread_block &block, int *s, int amount) {
  for (int i = block.thread_rank(); i < 128; i += block.size()) s[i] += amount;
  block.sync();
}

__global__ void kernel(const int *in, int *blockSums, int *tileSums, int *maxima, int *rest) {
  __shared__ int scratch[128];
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  const int rank = block.thread_rank();
  const int i = block.group_index().x * block.size() + rank;

  int sum = sumOf(block, scratch, in[i]);
  if (rank == 0) blockSums[block.group_index().x] = sum;
  block.sync();

  int part = sumOf(tile, scratch + 32 * (rank / 32), 2 * in[i]);
  if (tile.thread_rank() == 0) tileSums[i / 32] = part;
  maxima[i] = tileMax(tile, in[i]) - tileMax(cg::tiled_partition<8>(block), in[i]);

  block.sync();
  scratch[rank] = in[i];
  block.sync();
  addToAll(block, scratch, 3);
  addToAll(block, scratch, rank < 0 ? 0 : 4);
  rest[i] = scratch[127 - rank];
}

int main() {
  const int threads = 128, blocks = 3, n = threads * blocks;
  std::vector<int> in(n), sums(blocks), tiles(n / 32), maxima(n), rest(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 61) % 89 - 30;
  int *d_in, *d_sums, *d_tiles, *d_maxima, *d_rest;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_sums, blocks * sizeof(int));
  cudaMalloc(&d_tiles, n / 32 * sizeof(int));
  cudaMalloc(&d_maxima, n * sizeof(int));
  cudaMalloc(&d_rest, n * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  kernel<<<blocks, threads>>>(d_in, d_sums, d_tiles, d_maxima, d_rest);
  cudaMemcpy(sums.data(), d_sums, blocks * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(tiles.data(), d_tiles, n / 32 * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(maxima.data(), d_maxima, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(rest.data(), d_rest, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_sums);
  cudaFree(d_tiles);
  cudaFree(d_maxima);
  cudaFree(d_rest);

  unsigned checksum = 0;
  for (int i = 0; i < n; ++i) {
    int block = i / threads * threads, tile = i / 32 * 32, eight = i / 8 * 8;
    int blockSum = 0, tileSum = 0, tileBest = in[tile], eightBest = in[eight];
    for (int k = 0; k < threads; ++k) blockSum += in[block + k];
    for (int k = 0; k < 32; ++k) {
      tileSum += 2 * in[tile + k];
      if (in[tile + k] > tileBest) tileBest = in[tile + k];
    }
    for (int k = 0; k < 8; ++k)
      if (in[eight + k] > eightBest) eightBest = in[eight + k];
    int mirrored = in[block + 127 - i % threads] + 7;
    if (sums[i / threads] != blockSum || tiles[i / 32] != tileSum || maxima[i] != tileBest - eightBest ||
        rest[i] != mirrored) {
      printf("group_arguments: element %d gives %d %d %d %d, expected %d %d %d %d\n", i, sums[i / threads],
             tiles[i / 32], maxima[i], rest[i], blockSum, tileSum, tileBest - eightBest, mirrored);
      return 1;
    }
    checksum = checksum * 31 + blockSum + tileSum + maxima[i] + mirrored;
  }
  printf("ok group_arguments %u\n", checksum);
  return 0;
}
