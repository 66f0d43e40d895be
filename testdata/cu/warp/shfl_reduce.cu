// Reductions inside of warps with __shfl_down_sync and __shfl_xor_sync: sums, minima with an index, of int, float
// (small integers, exact), double and long long.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define FULL 0xffffffff

__inline__ __device__ int warpReduceSum(int val) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2) val += __shfl_down_sync(FULL, val, offset);
  return val;
}

template <typename T>
__device__ T warpAllReduceSum(T val) {
#pragma unroll
  for (int mask = 16; mask > 0; mask >>= 1) val += __shfl_xor_sync(FULL, val, mask);
  return val;
}

__global__ void reduceWarps(const int *in, int *sums, float *means, long long *squares, double *halves, int *minIndex) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int lane = threadIdx.x % 32, warp = i / 32;
  int v = in[i];
  int sum = warpReduceSum(v);
  if (lane == 0) sums[warp] = sum;

  float all = warpAllReduceSum((float)v);
  means[i] = (float)v - all / 32;
  long long square = warpAllReduceSum((long long)v * v * 1000003);
  double half = warpAllReduceSum(v * 0.5);

  int best = v, index = i;
  for (int offset = 16; offset > 0; offset >>= 1) {
    int otherBest = __shfl_down_sync(FULL, best, offset);
    int otherIndex = __shfl_down_sync(FULL, index, offset);
    if (otherBest < best || (otherBest == best && otherIndex < index)) {
      best = otherBest;
      index = otherIndex;
    }
  }
  if (lane == 0) {
    squares[warp] = square;
    halves[warp] = half;
    minIndex[warp] = index;
  }
}

int main() {
  const int threads = 128, blocks = 5, n = threads * blocks, warps = n / 32;
  std::vector<int> in(n), sums(warps), minIndex(warps);
  std::vector<float> means(n);
  std::vector<long long> squares(warps);
  std::vector<double> halves(warps);
  for (int i = 0; i < n; ++i) in[i] = (i * 53) % 127 - 60;
  int *d_in, *d_sums, *d_min;
  float *d_means;
  long long *d_squares;
  double *d_halves;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_sums, warps * sizeof(int));
  cudaMalloc(&d_min, warps * sizeof(int));
  cudaMalloc(&d_means, n * sizeof(float));
  cudaMalloc(&d_squares, warps * sizeof(long long));
  cudaMalloc(&d_halves, warps * sizeof(double));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  reduceWarps<<<blocks, threads>>>(d_in, d_sums, d_means, d_squares, d_halves, d_min);
  cudaMemcpy(sums.data(), d_sums, warps * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(minIndex.data(), d_min, warps * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(means.data(), d_means, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(squares.data(), d_squares, warps * sizeof(long long), cudaMemcpyDeviceToHost);
  cudaMemcpy(halves.data(), d_halves, warps * sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_sums);
  cudaFree(d_min);
  cudaFree(d_means);
  cudaFree(d_squares);
  cudaFree(d_halves);

  unsigned checksum = 0;
  for (int w = 0; w < warps; ++w) {
    int sum = 0, index = 32 * w;
    long long square = 0;
    for (int i = 32 * w; i < 32 * w + 32; ++i) {
      sum += in[i];
      square += (long long)in[i] * in[i] * 1000003;
      if (in[i] < in[index]) index = i;
    }
    bool same = sums[w] == sum && squares[w] == square && halves[w] == sum * 0.5 && minIndex[w] == index;
    for (int i = 32 * w; i < 32 * w + 32; ++i) same = same && means[i] == (float)in[i] - (float)sum / 32;
    if (!same) {
      printf("shfl_reduce: warp %d gives %d %lld %g %d, expected %d %lld %g %d\n", w, sums[w], squares[w], halves[w],
             minIndex[w], sum, square, sum * 0.5, index);
      return 1;
    }
    checksum = checksum * 31 + sum + (unsigned)square + index;
  }
  printf("ok shfl_reduce %u\n", checksum);
  return 0;
}
