// Reductions and scans of whole blocks in two levels: shuffles inside of warps, shared memory between them; lane and
// warp numbers of two-dimensional blocks; shared memory of one warp between __syncwarp; __activemask where all threads
// are active.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__device__ int warpSum(int v) {
  unsigned mask = __activemask();
  for (int d = 16; d; d >>= 1) v += __shfl_down_sync(mask, v, d);
  return v;
}

__device__ int blockSum(int v, int thread, int threads) {
  static __shared__ int partial[32];
  int lane = thread % warpSize, wid = thread / warpSize;
  v = warpSum(v);
  if (lane == 0) partial[wid] = v;
  __syncthreads();
  v = thread < threads / warpSize ? partial[lane] : 0;
  if (wid == 0) v = warpSum(v);
  return v;
}

__global__ void sums(const int *in, int *out) {
  int thread = threadIdx.y * blockDim.x + threadIdx.x;
  int threads = blockDim.x * blockDim.y;
  int v = blockSum(in[blockIdx.x * threads + thread], thread, threads);
  if (thread == 0) out[blockIdx.x] = v;
}

__global__ void scan(const int *in, int *out) {
  __shared__ int totals[8];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const int i = blockIdx.x * blockDim.x + t;
  int v = in[i];
  for (int d = 1; d < 32; d *= 2) {
    int other = __shfl_up_sync(0xffffffff, v, d);
    if (lane >= d) v += other;
  }
  if (lane == 31) totals[warp] = v;
  __syncthreads();
  for (int w = 0; w < warp; ++w) v += totals[w];
  out[i] = v;
}

// Each warp reverses and adds in its part of shared memory; no warp waits for another one.
__global__ void warpParts(const int *in, int *out) {
  __shared__ int s[4][32];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  s[warp][lane] = in[i];
  __syncwarp();
  int v = s[warp][31 - lane];
  for (int step = 1; step <= warp; ++step) {
    __syncwarp();
    s[warp][lane] = v;
    __syncwarp();
    v += s[warp][(lane + step) % 32];
  }
  out[i] = v;
}

int main() {
  const int blocks = 4, threads = 128, n = blocks * threads;
  std::vector<int> in(n), totals(blocks), scanned(n), parts(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 19 + i / 3) % 41;
  int *d_in, *d_totals, *d_scanned, *d_parts;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_totals, blocks * sizeof(int));
  cudaMalloc(&d_scanned, n * sizeof(int));
  cudaMalloc(&d_parts, n * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  sums<<<blocks, dim3(16, 8)>>>(d_in, d_totals);
  scan<<<blocks, threads>>>(d_in, d_scanned);
  warpParts<<<blocks, threads>>>(d_in, d_parts);
  cudaMemcpy(totals.data(), d_totals, blocks * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(scanned.data(), d_scanned, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(parts.data(), d_parts, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_totals);
  cudaFree(d_scanned);
  cudaFree(d_parts);

  unsigned checksum = 0;
  for (int b = 0; b < blocks; ++b) {
    int sum = 0;
    for (int w = 0; w < threads / 32; ++w) {
      const int first = b * threads + w * 32;
      int v[32], next[32];
      for (int l = 0; l < 32; ++l) v[l] = in[first + 31 - l];
      for (int step = 1; step <= w; ++step) {
        for (int l = 0; l < 32; ++l) next[l] = v[l] + v[(l + step) % 32];
        for (int l = 0; l < 32; ++l) v[l] = next[l];
      }
      for (int l = 0; l < 32; ++l) {
        sum += in[first + l];
        if (scanned[first + l] != sum || parts[first + l] != v[l]) {
          printf("block_reduce: element %d is %d, %d, expected %d, %d\n", first + l, scanned[first + l],
                 parts[first + l], sum, v[l]);
          return 1;
        }
        checksum = checksum * 31 + sum + v[l];
      }
    }
    if (totals[b] != sum) {
      printf("block_reduce: block %d sums to %d, expected %d\n", b, totals[b], sum);
      return 1;
    }
  }
  printf("ok block_reduce %u\n", checksum);
  return 0;
}
