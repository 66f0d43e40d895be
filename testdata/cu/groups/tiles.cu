// Cooperative groups: tiles of 32, 16 and 4 threads; shuffles, votes and barriers of tiles.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#include <cooperative_groups.h>

using namespace cooperative_groups;

__global__ void tileSums(const int *in, int *warpSums, int *halfScans, int *quadMax, unsigned *votes) {
  thread_block block = this_thread_block();
  thread_block_tile<32> warp = tiled_partition<32>(block);
  auto half = tiled_partition<16>(block);
  auto quad = tiled_partition<4>(block);
  const int i = blockIdx.x * block.size() + block.thread_rank();
  const int v = in[i];

  int sum = v;
  for (int offset = warp.size() / 2; offset > 0; offset /= 2) sum += warp.shfl_down(sum, offset);
  if (warp.thread_rank() == 0) warpSums[i / 32] = sum;

  int scan = v;
  for (int delta = 1; delta < half.size(); delta *= 2) {
    int other = half.shfl_up(scan, delta);
    if (half.thread_rank() >= delta) scan += other;
  }
  halfScans[i] = scan;

  int best = v;
  best = max(best, quad.shfl_xor(best, 1));
  best = max(best, quad.shfl_xor(best, 2));
  quadMax[i] = best * 4 + (quad.shfl(v, 0) == best);

  unsigned odd = warp.ballot(v & 1);
  unsigned some = half.any(v > 50) ? 1 : 0;
  unsigned all = quad.all(v > 10) ? 2 : 0;
  votes[i] = odd ^ (some | all);
}

// Tiles of 16 threads go through shared memory on their own.
__global__ void tileReverse(const int *in, int *out) {
  __shared__ int s[128];
  auto tile = tiled_partition<16>(this_thread_block());
  int *mine = s + threadIdx.x / 16 * 16;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  mine[tile.thread_rank()] = in[i];
  tile.sync();
  int v = mine[15 - tile.thread_rank()];
  tile.sync();
  mine[tile.thread_rank()] = v + (int)tile.meta_group_rank();
  tile.sync();
  out[i] = v - mine[(tile.thread_rank() + 1) % tile.size()];
}

int main() {
  const int threads = 128, blocks = 3, n = threads * blocks;
  std::vector<int> in(n), out(n), sums(n / 32), scans(n), quads(n);
  std::vector<unsigned> votes(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 43 + i / 5) % 67;
  int *d_in, *d_out, *d_sums, *d_scans, *d_quads;
  unsigned *d_votes;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_sums, n / 32 * sizeof(int));
  cudaMalloc(&d_scans, n * sizeof(int));
  cudaMalloc(&d_quads, n * sizeof(int));
  cudaMalloc(&d_votes, n * sizeof(unsigned));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  tileSums<<<blocks, threads>>>(d_in, d_sums, d_scans, d_quads, d_votes);
  tileReverse<<<blocks, threads>>>(d_in, d_out);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(sums.data(), d_sums, n / 32 * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(scans.data(), d_scans, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(quads.data(), d_quads, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(votes.data(), d_votes, n * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_sums);
  cudaFree(d_scans);
  cudaFree(d_quads);
  cudaFree(d_votes);

  unsigned checksum = 0;
  int scan = 0;
  for (int i = 0; i < n; ++i) {
    const int *w = &in[i / 32 * 32], *h = &in[i / 16 * 16], *q = &in[i / 4 * 4];
    int sum = 0, some = 0, all = 2, best = q[0];
    unsigned odd = 0;
    for (int k = 0; k < 32; ++k) {
      sum += w[k];
      odd |= (unsigned)(w[k] & 1) << k;
    }
    for (int k = 0; k < 16; ++k) some |= h[k] > 50;
    for (int k = 0; k < 4; ++k) {
      all = q[k] > 10 ? all : 0;
      best = q[k] > best ? q[k] : best;
    }
    scan = i % 16 ? scan + in[i] : in[i];
    int r = i % 16;
    int reversed = h[15 - r] - (h[15 - (r + 1) % 16] + i % threads / 16);
    if (sums[i / 32] != sum || scans[i] != scan || quads[i] != best * 4 + (q[0] == best) ||
        votes[i] != (odd ^ (some | all)) || out[i] != reversed) {
      printf("tiles: element %d gives %d %d %d %x %d\n", i, sums[i / 32], scans[i], quads[i], votes[i], out[i]);
      return 1;
    }
    checksum = checksum * 31 + sum + scan + best + odd + reversed;
  }
  printf("ok tiles %u\n", checksum);
  return 0;
}
