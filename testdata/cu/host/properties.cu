// Launches that depend on the device: cudaGetDeviceCount, cudaSetDevice, cudaGetDevice, cudaGetDeviceProperties,
// cudaOccupancyMaxPotentialBlockSize. The result does not depend on the sizes that they give.
#include <cstdio>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

__global__ void weigh(const int *in, unsigned *out, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    out[i] = (unsigned)in[i] * (i + 1);
}

__global__ void countMultiples(const unsigned *in, int n, int *count) {
  extern __shared__ int flags[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  flags[threadIdx.x] = i < n && in[i] % 3 == 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    int found = 0;
    for (int t = 0; t < blockDim.x; ++t) found += flags[t];
    atomicAdd(count, found);
  }
}

int main() {
  int devices = 0, device = -1;
  cudaGetDeviceCount(&devices);
  if (devices < 1) {
    printf("properties: no device\n");
    return 1;
  }
  cudaSetDevice(0);
  cudaGetDevice(&device);
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, device);
  bool plausible = prop.multiProcessorCount > 0 && prop.maxThreadsPerBlock >= 64 && prop.warpSize > 0 &&
                   prop.sharedMemPerBlock >= 1024 && prop.maxThreadsDim[0] >= 64 && prop.maxGridSize[0] >= 1024 &&
                   prop.totalGlobalMem > 0 && prop.major >= 0 && prop.name[0] != '\0';
  if (device != 0 || !plausible) {
    printf("properties: device %d (%s) has implausible properties\n", device, prop.name);
    return 1;
  }

  const int n = 3000;
  std::vector<int> in(n);
  for (int i = 0; i < n; ++i) in[i] = i * 29 % 401;
  int *d_in, *d_count, count = 0;
  unsigned *d_out;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(unsigned));
  cudaMalloc(&d_count, sizeof(int));
  cudaMemset(d_count, 0, sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);

  // A few blocks for each multiprocessor, as far as there is work.
  int threads = std::min(prop.maxThreadsPerBlock, 256);
  int blocks = std::min(2 * prop.multiProcessorCount, (n + threads - 1) / threads);
  weigh<<<blocks, threads>>>(d_in, d_out, n);

  int minGridSize = 0, blockSize = 0;
  cudaOccupancyMaxPotentialBlockSize(&minGridSize, &blockSize, weigh, 0, 0);
  if (minGridSize < 1 || blockSize < 1 || blockSize > prop.maxThreadsPerBlock) {
    printf("properties: block size %d for %d blocks\n", blockSize, minGridSize);
    return 1;
  }
  weigh<<<(n + blockSize - 1) / blockSize, blockSize>>>(d_in, d_out, n);

  size_t fits = prop.sharedMemPerBlock / sizeof(int);
  threads = (int)std::min<size_t>(fits, 128);
  countMultiples<<<(n + threads - 1) / threads, threads, threads * sizeof(int)>>>(d_out, n, d_count);
  std::vector<unsigned> out(n);
  cudaMemcpy(out.data(), d_out, n * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(&count, d_count, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_count);

  unsigned sum = 0;
  int expectedCount = 0;
  for (int i = 0; i < n; ++i) {
    unsigned e = (unsigned)in[i] * (i + 1);
    expectedCount += e % 3 == 0;
    if (out[i] != e) {
      printf("properties: element %d is %u, expected %u\n", i, out[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  if (count != expectedCount) {
    printf("properties: %d multiples, expected %d\n", count, expectedCount);
    return 1;
  }
  printf("ok properties %u\n", sum + count);
  return 0;
}
