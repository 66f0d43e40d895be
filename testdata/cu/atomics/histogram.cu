// A histogram: each block counts in shared memory, then adds its counts to the ones in global memory. A second kernel
// keeps one histogram for each warp.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define BINS 64
#define WARPS 4

__global__ void histogramShared(const unsigned char *data, int n, unsigned int *bins) {
  __shared__ unsigned int temp[BINS];
  for (int b = threadIdx.x; b < BINS; b += blockDim.x) temp[b] = 0;
  __syncthreads();
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  int stride = blockDim.x * gridDim.x;
  while (i < n) {
    atomicAdd(&temp[data[i] & (BINS - 1)], 1);
    i += stride;
  }
  __syncthreads();
  for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
    if (temp[b] != 0) atomicAdd(&bins[b], temp[b]);
  }
}

__global__ void histogramWarps(const unsigned char *data, int n, unsigned int *bins) {
  __shared__ unsigned int temp[WARPS][BINS];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  for (int b = lane; b < BINS; b += 32) temp[warp][b] = 0;
  __syncwarp();
  // Each load brings four elements.
  const uchar4 *quads = (const uchar4 *)data;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n / 4; i += blockDim.x * gridDim.x) {
    uchar4 q = quads[i];
    atomicAdd(&temp[warp][q.x % BINS], 1u);
    atomicAdd(&temp[warp][q.y % BINS], 1u);
    atomicAdd(&temp[warp][q.z % BINS], 1u);
    atomicAdd(&temp[warp][q.w % BINS], 1u);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
    unsigned total = 0;
    for (int w = 0; w < WARPS; ++w) total += temp[w][b];
    atomicAdd(bins + b, total);
  }
}

int main() {
  const int n = 8000;
  std::vector<unsigned char> data(n);
  std::vector<unsigned> expected(BINS), bins(BINS);
  for (int i = 0; i < n; ++i) {
    data[i] = (unsigned char)((i * i >> 3) + i % 11);
    expected[data[i] % BINS]++;
  }
  unsigned char *d_data;
  unsigned *d_bins;
  cudaMalloc(&d_data, n);
  cudaMalloc(&d_bins, BINS * sizeof(unsigned));
  cudaMemcpy(d_data, data.data(), n, cudaMemcpyHostToDevice);
  unsigned sum = 0;
  for (int form = 0; form < 2; ++form) {
    cudaMemset(d_bins, 0, BINS * sizeof(unsigned));
    if (form == 0)
      histogramShared<<<6, 128>>>(d_data, n, d_bins);
    else
      histogramWarps<<<6, 32 * WARPS>>>(d_data, n, d_bins);
    cudaMemcpy(bins.data(), d_bins, BINS * sizeof(unsigned), cudaMemcpyDeviceToHost);
    for (int b = 0; b < BINS; ++b) {
      if (bins[b] != expected[b]) {
        printf("histogram: form %d, bin %d is %u, expected %u\n", form, b, bins[b], expected[b]);
        return 1;
      }
      sum = sum * 31 + bins[b];
    }
  }
  cudaFree(d_data);
  cudaFree(d_bins);
  printf("ok histogram %u\n", sum);
  return 0;
}
