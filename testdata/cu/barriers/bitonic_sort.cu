// Bitonic sort of the keys of each block in shared memory, and of a longer array in global memory with one launch for
// each step.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>

#define NUM 128

__device__ inline void swap(int &a, int &b) {
  int tmp = a;
  a = b;
  b = tmp;
}

__global__ void bitonicSort(int *values) {
  __shared__ int shared[NUM];
  const unsigned int tid = threadIdx.x;
  values += blockIdx.x * NUM;
  shared[tid] = values[tid];
  __syncthreads();
  for (unsigned int k = 2; k <= NUM; k *= 2) {
    for (unsigned int j = k / 2; j > 0; j /= 2) {
      unsigned int ixj = tid ^ j;
      if (ixj > tid) {
        if ((tid & k) == 0) {
          if (shared[tid] > shared[ixj]) swap(shared[tid], shared[ixj]);
        } else {
          if (shared[tid] < shared[ixj]) swap(shared[tid], shared[ixj]);
        }
      }
      __syncthreads();
    }
  }
  values[tid] = shared[tid];
}

__global__ void bitonicStep(int *values, int j, int k) {
  unsigned int i = threadIdx.x + blockDim.x * blockIdx.x;
  unsigned int ixj = i ^ j;
  if (ixj > i) {
    bool up = (i & k) == 0;
    if (up == (values[i] > values[ixj])) swap(values[i], values[ixj]);
  }
}

int main() {
  const int blocks = 8, n = blocks * NUM;
  std::vector<int> in(n), out(n), whole(n);
  unsigned state = 12345;
  for (int i = 0; i < n; ++i) {
    state = state * 1664525u + 1013904223u;
    in[i] = (int)(state >> 20) - 2000;
  }
  int *d;
  cudaMalloc(&d, n * sizeof(int));
  cudaMemcpy(d, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  bitonicSort<<<blocks, NUM>>>(d);
  cudaMemcpy(out.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);

  cudaMemcpy(d, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  for (int k = 2; k <= n; k <<= 1) {
    for (int j = k >> 1; j > 0; j = j >> 1) bitonicStep<<<n / 256, 256>>>(d, j, k);
  }
  cudaMemcpy(whole.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d);

  std::vector<int> expected = in, all = in;
  for (int b = 0; b < blocks; ++b) std::sort(expected.begin() + b * NUM, expected.begin() + (b + 1) * NUM);
  std::sort(all.begin(), all.end());
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (out[i] != expected[i] || whole[i] != all[i]) {
      printf("bitonic_sort: element %d is %d and %d, expected %d and %d\n", i, out[i], whole[i], expected[i], all[i]);
      return 1;
    }
    sum = sum * 31 + out[i] + whole[i];
  }
  printf("ok bitonic_sort %u\n", sum);
  return 0;
}
