// A radix sort of keys and values, four bits in each pass: counts of digits for each block, an exclusive scan of all
// counts by one block, and a stable scatter with ranks inside of the block.
#include <cstdio>
#include <algorithm>
#include <vector>
#include <cuda_runtime.h>

#define THREADS 64
#define DIGITS 16

__global__ void countDigits(const unsigned *keys, int n, int shift, unsigned *counts) {
  __shared__ unsigned bins[DIGITS];
  if (threadIdx.x < DIGITS) bins[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * THREADS + threadIdx.x;
  if (i < n) atomicAdd(&bins[(keys[i] >> shift) & (DIGITS - 1)], 1u);
  __syncthreads();
  if (threadIdx.x < DIGITS) counts[threadIdx.x * gridDim.x + blockIdx.x] = bins[threadIdx.x];
}

// Thread t takes a part of the counts; the sums of the parts are scanned in shared memory.
__global__ void scanCounts(unsigned *counts, int total) {
  __shared__ unsigned sums[THREADS];
  const int t = threadIdx.x, part = (total + THREADS - 1) / THREADS;
  const int first = t * part, last = min(first + part, total);
  unsigned sum = 0;
  for (int k = first; k < last; ++k) sum += counts[k];
  sums[t] = sum;
  __syncthreads();
  for (int d = 1; d < THREADS; d *= 2) {
    unsigned add = t >= d ? sums[t - d] : 0;
    __syncthreads();
    sums[t] += add;
    __syncthreads();
  }
  unsigned running = sums[t] - sum;
  for (int k = first; k < last; ++k) {
    unsigned c = counts[k];
    counts[k] = running;
    running += c;
  }
}

__global__ void scatter(const unsigned *keys, const int *values, int n, int shift, const unsigned *starts,
                        unsigned *outKeys, int *outValues) {
  __shared__ unsigned char digits[THREADS];
  const int t = threadIdx.x, i = blockIdx.x * THREADS + t;
  const unsigned digit = i < n ? (keys[i] >> shift) & (DIGITS - 1) : DIGITS;
  digits[t] = (unsigned char)digit;
  __syncthreads();
  if (i >= n) return;
  unsigned rank = 0;
  for (int k = 0; k < t; ++k) rank += digits[k] == digit;
  const unsigned place = starts[digit * gridDim.x + blockIdx.x] + rank;
  outKeys[place] = keys[i];
  outValues[place] = values[i];
}

int main() {
  const int n = 1000, blocks = (n + THREADS - 1) / THREADS;
  std::vector<unsigned> keys(n), sorted(n);
  std::vector<int> values(n), sortedValues(n), order(n);
  unsigned state = 2024;
  for (int i = 0; i < n; ++i) {
    state = state * 1664525u + 1013904223u;
    keys[i] = state >> 8 & 0xffff;
    if (i % 10 == 0) keys[i] = keys[i / 2];  // equal keys show whether it is stable
    values[i] = i;
    order[i] = i;
  }
  unsigned *d_keys, *d_keys2, *d_counts;
  int *d_values, *d_values2;
  cudaMalloc(&d_keys, n * sizeof(unsigned));
  cudaMalloc(&d_keys2, n * sizeof(unsigned));
  cudaMalloc(&d_values, n * sizeof(int));
  cudaMalloc(&d_values2, n * sizeof(int));
  cudaMalloc(&d_counts, blocks * DIGITS * sizeof(unsigned));
  cudaMemcpy(d_keys, keys.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemcpy(d_values, values.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  for (int shift = 0; shift < 16; shift += 4) {
    countDigits<<<blocks, THREADS>>>(d_keys, n, shift, d_counts);
    scanCounts<<<1, THREADS>>>(d_counts, blocks * DIGITS);
    scatter<<<blocks, THREADS>>>(d_keys, d_values, n, shift, d_counts, d_keys2, d_values2);
    std::swap(d_keys, d_keys2);
    std::swap(d_values, d_values2);
  }
  cudaMemcpy(sorted.data(), d_keys, n * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaMemcpy(sortedValues.data(), d_values, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_keys);
  cudaFree(d_keys2);
  cudaFree(d_values);
  cudaFree(d_values2);
  cudaFree(d_counts);

  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return keys[a] < keys[b]; });
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (sorted[i] != keys[order[i]] || sortedValues[i] != order[i]) {
      printf("radix_sort: place %d has %u from %d, expected %u from %d\n", i, sorted[i], sortedValues[i],
             keys[order[i]], order[i]);
      return 1;
    }
    sum = sum * 31 + sorted[i] + sortedValues[i];
  }
  printf("ok radix_sort %u\n", sum);
  return 0;
}
