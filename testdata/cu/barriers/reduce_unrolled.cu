// A reduction whose block size is a template parameter: the loop is unrolled by ifs on constants, each thread adds two
// elements while it loads, and the last warp goes on with __syncwarp instead of __syncthreads.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

template <unsigned int blockSize>
__device__ void warpReduce(volatile int *sdata, unsigned int tid) {
  int sum = sdata[tid];
  if (blockSize >= 64) { sum += sdata[tid + 32]; __syncwarp(); sdata[tid] = sum; __syncwarp(); }
  if (blockSize >= 32) { sum += sdata[tid + 16]; __syncwarp(); sdata[tid] = sum; __syncwarp(); }
  if (blockSize >= 16) { sum += sdata[tid + 8]; __syncwarp(); sdata[tid] = sum; __syncwarp(); }
  if (blockSize >= 8) { sum += sdata[tid + 4]; __syncwarp(); sdata[tid] = sum; __syncwarp(); }
  if (blockSize >= 4) { sum += sdata[tid + 2]; __syncwarp(); sdata[tid] = sum; __syncwarp(); }
  if (blockSize >= 2) { sum += sdata[tid + 1]; __syncwarp(); sdata[tid] = sum; }
}

template <unsigned int blockSize>
__global__ void reduce(const int *g_idata, int *g_odata, unsigned int n) {
  __shared__ int sdata[blockSize + 32];
  unsigned int tid = threadIdx.x;
  unsigned int i = blockIdx.x * (blockSize * 2) + tid;
  unsigned int gridSize = blockSize * 2 * gridDim.x;
  int sum = 0;
  while (i < n) {
    sum += g_idata[i];
    if (i + blockSize < n) sum += g_idata[i + blockSize];
    i += gridSize;
  }
  sdata[tid] = sum;
  if (tid < 32) sdata[blockSize + tid] = 0;
  __syncthreads();

  if (blockSize >= 512) {
    if (tid < 256) sdata[tid] += sdata[tid + 256];
    __syncthreads();
  }
  if (blockSize >= 256) {
    if (tid < 128) sdata[tid] += sdata[tid + 128];
    __syncthreads();
  }
  if (blockSize >= 128) {
    if (tid < 64) sdata[tid] += sdata[tid + 64];
    __syncthreads();
  }
  if (tid < 32) warpReduce<blockSize>(sdata, tid);
  if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

int main() {
  const int n = 7001, blocks = 5;
  std::vector<int> in(n), partial(blocks);
  int expected = 0;
  for (int i = 0; i < n; ++i) {
    in[i] = i % 97 - 20;
    expected += in[i];
  }
  int *d_in, *d_out;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, blocks * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  for (int threads = 32; threads <= 512; threads *= 2) {
    switch (threads) {
      case 512: reduce<512><<<blocks, threads>>>(d_in, d_out, n); break;
      case 256: reduce<256><<<blocks, threads>>>(d_in, d_out, n); break;
      case 128: reduce<128><<<blocks, threads>>>(d_in, d_out, n); break;
      case 64: reduce<64><<<blocks, threads>>>(d_in, d_out, n); break;
      case 32: reduce<32><<<blocks, threads>>>(d_in, d_out, n); break;
    }
    cudaMemcpy(partial.data(), d_out, blocks * sizeof(int), cudaMemcpyDeviceToHost);
    int sum = 0;
    for (int p : partial) sum += p;
    if (sum != expected) {
      printf("reduce_unrolled: %d threads give %d, expected %d\n", threads, sum, expected);
      return 1;
    }
  }
  cudaFree(d_in);
  cudaFree(d_out);
  printf("ok reduce_unrolled %d\n", expected);
  return 0;
}
