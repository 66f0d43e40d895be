// A dot product and a maximum with its index: each thread first collects many elements, then the block reduces in
// shared memory; a second kernel with one block reduces the partial results.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define THREADS 256

__global__ void dot(int n, const int *a, const int *b, long long *partial) {
  __shared__ long long cache[THREADS];
  int cacheIndex = threadIdx.x;
  long long temp = 0;
  for (int tid = threadIdx.x + blockIdx.x * blockDim.x; tid < n; tid += blockDim.x * gridDim.x) {
    temp += (long long)a[tid] * b[tid];
  }
  cache[cacheIndex] = temp;
  __syncthreads();
  int i = blockDim.x / 2;
  while (i != 0) {
    if (cacheIndex < i) cache[cacheIndex] += cache[cacheIndex + i];
    __syncthreads();
    i /= 2;
  }
  if (cacheIndex == 0) partial[blockIdx.x] = cache[0];
}

__global__ void sumPartial(long long *partial, int count) {
  __shared__ long long cache[THREADS];
  cache[threadIdx.x] = threadIdx.x < count ? partial[threadIdx.x] : 0;
  for (int s = blockDim.x >> 1; s >= 1; s >>= 1) {
    __syncthreads();
    if (threadIdx.x < s) cache[threadIdx.x] += cache[threadIdx.x + s];
  }
  if (threadIdx.x == 0) partial[0] = cache[0];
}

struct Best {
  int value, index;
};

__device__ Best better(Best x, Best y) {
  return y.value > x.value || (y.value == x.value && y.index < x.index) ? y : x;
}

__global__ void argMax(int n, const int *a, Best *best) {
  __shared__ Best cache[THREADS];
  const int t = threadIdx.x;
  Best mine = {(-0x7fffffff - 1), n};
  for (int i = t; i < n; i += THREADS) mine = better(mine, Best{a[i], i});
  cache[t] = mine;
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (t < half) cache[t] = better(cache[t], cache[t + half]);
    __syncthreads();
  }
  if (t == 0) *best = cache[0];
}

int main() {
  const int n = 20000, blocks = 12;
  std::vector<int> a(n), b(n);
  long long expected = 0;
  Best expectedBest = {(-0x7fffffff - 1), n};
  for (int i = 0; i < n; ++i) {
    a[i] = (int)(i * 48271ll % 65521) - 30000;
    b[i] = (int)(i * 16807ll % 32749) - 16000;
    expected += (long long)a[i] * b[i];
    if (a[i] > expectedBest.value) expectedBest = {a[i], i};
  }
  int *d_a, *d_b;
  long long *d_partial, result;
  Best *d_best, best;
  cudaMalloc(&d_a, n * sizeof(int));
  cudaMalloc(&d_b, n * sizeof(int));
  cudaMalloc(&d_partial, blocks * sizeof(long long));
  cudaMalloc(&d_best, sizeof(Best));
  cudaMemcpy(d_a, a.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_b, b.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  dot<<<blocks, THREADS>>>(n, d_a, d_b, d_partial);
  sumPartial<<<1, THREADS>>>(d_partial, blocks);
  argMax<<<1, THREADS>>>(n, d_a, d_best);
  cudaMemcpy(&result, d_partial, sizeof(result), cudaMemcpyDeviceToHost);
  cudaMemcpy(&best, d_best, sizeof(best), cudaMemcpyDeviceToHost);
  cudaFree(d_a);
  cudaFree(d_b);
  cudaFree(d_partial);
  cudaFree(d_best);
  if (result != expected || best.value != expectedBest.value || best.index != expectedBest.index) {
    printf("reduce_two_passes: %lld, %d at %d, expected %lld, %d at %d\n", result, best.value, best.index, expected,
           expectedBest.value, expectedBest.index);
    return 1;
  }
  printf("ok reduce_two_passes %llu\n", (unsigned long long)result % 1000000007u + best.index);
  return 0;
}
