// Barriers inside of device functions: called once, in a loop, from each other, as a template, with a result that all
// threads of the block get, and with a shared array that belongs to the function.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define T 128

__device__ void shift(int *s, int by) {
  int v = s[(threadIdx.x + by) % T];
  __syncthreads();
  s[threadIdx.x] = v;
  __syncthreads();
}

__device__ __forceinline__ int blockSum(int value) {
  __shared__ int scratch[T];
  int t = threadIdx.x;
  scratch[t] = value;
  __syncthreads();
  for (int half = T / 2; half > 0; half >>= 1) {
    if (t < half) scratch[t] += scratch[t + half];
    __syncthreads();
  }
  int result = scratch[0];
  __syncthreads();
  return result;
}

template <int Times>
__device__ void shiftOften(int *s) {
  for (int k = 1; k <= Times; ++k) shift(s, k);
}

__device__ int rotatedSum(int *s, int by) {
  if (by > 0) shift(s, by);
  return blockSum(s[threadIdx.x] * (int)(threadIdx.x % 4));
}

__global__ void kernel(const int *in, int *out, int *sums) {
  __shared__ int s[T];
  const int i = blockIdx.x * T + threadIdx.x;
  s[threadIdx.x] = in[i];
  __syncthreads();
  int total = blockSum(in[i]);
  int weighted = 0;
  for (int by = 0; by < 3; ++by) weighted += rotatedSum(s, by);
  shiftOften<2>(s);
  shiftOften<3>(s);
  out[i] = s[threadIdx.x] + total;
  if (threadIdx.x == 0) {
    sums[2 * blockIdx.x] = total;
    sums[2 * blockIdx.x + 1] = weighted;
  }
}

int main() {
  const int blocks = 3, n = blocks * T;
  std::vector<int> in(n), out(n), sums(2 * blocks);
  for (int i = 0; i < n; ++i) in[i] = (i * i + 3) % 59;
  int *d_in, *d_out, *d_sums;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_sums, 2 * blocks * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  kernel<<<blocks, T>>>(d_in, d_out, d_sums);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(sums.data(), d_sums, 2 * blocks * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_sums);

  unsigned sum = 0;
  for (int b = 0; b < blocks; ++b) {
    const int *s = &in[b * T];
    int total = 0, weighted = 0;
    for (int t = 0; t < T; ++t) {
      total += s[t];
      // The kernel shifts by 0, then 1, then 2 more.
      weighted += (s[t] + s[(t + 1) % T] + s[(t + 3) % T]) * (t % 4);
    }
    if (sums[2 * b] != total || sums[2 * b + 1] != weighted) {
      printf("device_functions: sums of block %d are %d, %d, expected %d, %d\n", b, sums[2 * b], sums[2 * b + 1], total,
             weighted);
      return 1;
    }
    for (int t = 0; t < T; ++t) {
      int expected = s[(t + 3 + 3 + 6) % T] + total;
      if (out[b * T + t] != expected) {
        printf("device_functions: element %d of block %d is %d, expected %d\n", t, b, out[b * T + t], expected);
        return 1;
      }
      sum = sum * 31 + expected;
    }
    sum += weighted;
  }
  printf("ok device_functions %u\n", sum);
  return 0;
}
