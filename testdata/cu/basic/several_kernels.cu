// Several kernels in one file that work on the same arrays one after another, and device functions that they share.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

typedef unsigned int uint32;

__device__ uint32 rotate(uint32 x, int bits) { return (x << bits) | (x >> (32 - bits)); }

__device__ void mix(uint32 &a, uint32 &b) {
  a += b;
  b = rotate(b, 7) ^ a;
}

__global__ void fill(uint32 *a, uint32 *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    a[i] = i * 2654435761u;
    b[i] = ~(uint32)i;
  }
}

__global__ void mixAll(uint32 *a, uint32 *b, int n, int rounds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    uint32 x = a[i], y = b[i];
    for (int r = 0; r < rounds; ++r) mix(x, y);
    a[i] = x;
    b[i] = y;
  }
}

// Reads what other threads wrote in the kernel before.
__global__ void reverseXor(const uint32 *a, const uint32 *b, uint32 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = a[n - 1 - i] ^ rotate(b[i], 3);
}

int main() {
  const int n = 900;
  uint32 *a, *b, *out;
  cudaMalloc(&a, n * sizeof(uint32));
  cudaMalloc(&b, n * sizeof(uint32));
  cudaMalloc(&out, n * sizeof(uint32));
  fill<<<8, 128>>>(a, b, n);
  for (int step = 1; step <= 3; ++step) mixAll<<<15, 64>>>(a, b, n, step);
  reverseXor<<<4, 256>>>(a, b, out, n);
  std::vector<uint32> result(n);
  cudaMemcpy(result.data(), out, n * sizeof(uint32), cudaMemcpyDeviceToHost);
  cudaFree(a);
  cudaFree(b);
  cudaFree(out);

  std::vector<uint32> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = i * 2654435761u;
    y[i] = ~(uint32)i;
    for (int r = 0; r < 6; ++r) {
      x[i] += y[i];
      y[i] = ((y[i] << 7) | (y[i] >> 25)) ^ x[i];
    }
  }
  uint32 sum = 0;
  for (int i = 0; i < n; ++i) {
    uint32 expected = x[n - 1 - i] ^ ((y[i] << 3) | (y[i] >> 29));
    if (result[i] != expected) {
      printf("several_kernels: out[%d] is %u, expected %u\n", i, result[i], expected);
      return 1;
    }
    sum = sum * 31 + expected;
  }
  printf("ok several_kernels %u\n", sum);
  return 0;
}
