// Loops with barriers that end by break or continue when a shared flag says so; whole blocks that return before any
// barrier; threads that return before the barriers of the others; __syncthreads_or and __syncthreads_count.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>

#define T 64

// Odd-even transposition sort that stops when nothing was swapped. Writes the number of iterations.
__global__ void sortUntilDone(int *data, int *iterations, int activeBlocks) {
  if (blockIdx.x >= activeBlocks) return;
  __shared__ int s[T];
  __shared__ int swapped;
  const int t = threadIdx.x;
  s[t] = data[blockIdx.x * T + t];
  int count = 0;
  while (true) {
    if (t == 0) swapped = 0;
    __syncthreads();
    for (int phase = 0; phase < 2; ++phase) {
      int i = 2 * t + phase;
      if (i + 1 < T && s[i] > s[i + 1]) {
        int v = s[i];
        s[i] = s[i + 1];
        s[i + 1] = v;
        atomicExch(&swapped, 1);
      }
      __syncthreads();
    }
    if (!swapped) break;
    ++count;
    __syncthreads();
    if (count % 2 == 1) continue;
    if (count > T) break;
  }
  data[blockIdx.x * T + t] = s[t];
  if (t == 0) iterations[blockIdx.x] = count;
}

// Doubles values until all of them reach the limit; counts in each iteration how many are still below it.
__global__ void doubleUntil(int *data, int *below, int limit) {
  int v = data[blockIdx.x * blockDim.x + threadIdx.x];
  int total = 0;
  for (;;) {
    total += __syncthreads_count(v < limit);
    if (!__syncthreads_or(v < limit)) break;
    if (v < limit) v *= 2;
  }
  data[blockIdx.x * blockDim.x + threadIdx.x] = v;
  if (threadIdx.x == 0) below[blockIdx.x] = total;
}

// Threads of the last block without an element leave at once; the others go on through two barriers.
__global__ void mirror(const int *in, int *out, int n) {
  __shared__ int s[T];
  const int first = blockIdx.x * T, i = first + threadIdx.x;
  if (i >= n) return;
  const int count = n - first < T ? n - first : T;
  s[threadIdx.x] = in[i];
  __syncthreads();
  int v = s[count - 1 - threadIdx.x];
  __syncthreads();
  s[threadIdx.x] = v * 2;
  __syncthreads();
  out[i] = s[(threadIdx.x + 1) % count];
}

int main() {
  const int blocks = 5, active = 4, n = blocks * T;
  std::vector<int> in(n), sorted(n), doubled(n), mirrored(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 37) % 64 + (i < T ? 1 : i / T);
  int *d, *d_out, *d_counts, iterations[blocks] = {}, below[blocks];
  cudaMalloc(&d, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_counts, blocks * sizeof(int));
  cudaMemcpy(d, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  sortUntilDone<<<blocks, T>>>(d, d_counts, active);
  cudaMemcpy(sorted.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(iterations, d_counts, active * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(d, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  const int some = n - 27;
  mirror<<<blocks, T>>>(d, d_out, some);
  cudaMemcpy(mirrored.data(), d_out, some * sizeof(int), cudaMemcpyDeviceToHost);
  doubleUntil<<<blocks, T>>>(d, d_counts, 1000);
  cudaMemcpy(doubled.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(below, d_counts, sizeof(below), cudaMemcpyDeviceToHost);
  cudaFree(d);
  cudaFree(d_out);
  cudaFree(d_counts);

  unsigned sum = 0;
  std::vector<int> order = in;
  for (int b = 0; b < active; ++b) std::sort(order.begin() + b * T, order.begin() + (b + 1) * T);
  for (int b = 0; b < blocks; ++b) {
    int steps = 0;
    for (int t = 0; t < T; ++t) {
      int i = b * T + t, v = in[i];
      for (; v < 1000; v *= 2) ++steps;
      int count = some - b * T < T ? some - b * T : T;
      int m = t < count ? 2 * in[b * T + count - 1 - (t + 1) % count] : 0;
      if (sorted[i] != order[i] || doubled[i] != v || (t < count && mirrored[i] != m)) {
        printf("break_and_return: element %d is %d, %d, %d, expected %d, %d, %d\n", i, sorted[i], doubled[i],
               mirrored[i], order[i], v, m);
        return 1;
      }
      sum = sum * 31 + order[i] + v + m;
    }
    if (below[b] != steps || iterations[b] > T) {
      printf("break_and_return: block %d counted %d, expected %d\n", b, below[b], steps);
      return 1;
    }
  }
  printf("ok break_and_return %u\n", sum);
  return 0;
}
