// Votes: __ballot_sync, __any_sync, __all_sync; a ballot as the mask to compact elements, with __popc and a mask of the
// lower lanes; the first lane of a vote with __ffs does an atomic for all.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define FULL_MASK 0xffffffff

__global__ void vote(const int *in, int n, unsigned *ballots, int *flags) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = i < n ? in[i] : 0;
  unsigned odd = __ballot_sync(FULL_MASK, v & 1);
  int any = __any_sync(FULL_MASK, v > 90);
  int all = __all_sync(FULL_MASK, v < 95);
  unsigned valid = __ballot_sync(FULL_MASK, i < n);
  if (i % 32 == 0) {
    ballots[i / 32] = odd;
    flags[i / 32] = (any != 0) * 64 + (all != 0) * 128 + __popc(valid);
  }
}

// Keeps multiples of 3 in their order inside of each warp; warps append at the end of the output.
__global__ void compact(const int *in, int n, int *out, int *start, int *count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x & 0x1f;
  bool keep = i < n && in[i] % 3 == 0;
  unsigned mask = __ballot_sync(FULL_MASK, keep);
  int base = 0;
  if (mask != 0) {
    int leader = __ffs(mask) - 1;
    if (lane == leader) {
      base = atomicAdd(count, __popc(mask));
      start[i / 32] = base;
    }
    base = __shfl_sync(FULL_MASK, base, leader);
  }
  unsigned lower = (1u << lane) - 1;
  if (keep) out[base + __popc(mask & lower)] = in[i];
}

int main() {
  const int n = 1000, threads = 128, blocks = (n + threads - 1) / threads, warps = blocks * threads / 32;
  std::vector<int> in(n), flags(warps), out(n), start(warps);
  std::vector<unsigned> ballots(warps);
  for (int i = 0; i < n; ++i) in[i] = (i * i + 5 * i) % 97;
  int *d_in, *d_flags, *d_out, *d_start, *d_count, count;
  unsigned *d_ballots;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_flags, warps * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_start, warps * sizeof(int));
  cudaMalloc(&d_count, sizeof(int));
  cudaMalloc(&d_ballots, warps * sizeof(unsigned));
  cudaMemset(d_count, 0, sizeof(int));
  cudaMemset(d_start, 0, warps * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  vote<<<blocks, threads>>>(d_in, n, d_ballots, d_flags);
  compact<<<blocks, threads>>>(d_in, n, d_out, d_start, d_count);
  cudaMemcpy(ballots.data(), d_ballots, warps * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(flags.data(), d_flags, warps * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(start.data(), d_start, warps * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&count, d_count, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_flags);
  cudaFree(d_out);
  cudaFree(d_start);
  cudaFree(d_count);
  cudaFree(d_ballots);

  unsigned checksum = 0;
  int total = 0;
  for (int w = 0; w < warps; ++w) {
    unsigned odd = 0;
    int any = 0, all = 1, valid = 0, kept = 0;
    for (int l = 0; l < 32; ++l) {
      int i = 32 * w + l, v = i < n ? in[i] : 0;
      if (v % 2) odd |= 1u << l;
      any |= v > 90;
      all &= v < 95;
      valid += i < n;
      if (i < n && v % 3 == 0) {
        if (out[start[w] + kept] != v) {
          printf("votes: element %d of warp %d is %d, expected %d\n", kept, w, out[start[w] + kept], v);
          return 1;
        }
        kept++;
        checksum += v * kept;
      }
    }
    total += kept;
    int flag = any * 64 + all * 128 + valid;
    if (ballots[w] != odd || flags[w] != flag) {
      printf("votes: warp %d gives %x %d, expected %x %d\n", w, ballots[w], flags[w], odd, flag);
      return 1;
    }
    checksum = checksum * 31 + odd + flag;
  }
  if (count != total) {
    printf("votes: %d kept, expected %d\n", count, total);
    return 1;
  }
  printf("ok votes %u\n", checksum);
  return 0;
}
