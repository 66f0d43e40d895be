// A one-dimensional stencil: each block loads its elements and a halo on both sides into shared memory.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

#define RADIUS 3
#define BLOCK_SIZE 32

__global__ void stencil(const int *in, int *out, int n) {
  __shared__ int temp[BLOCK_SIZE + 2 * RADIUS];
  int gindex = threadIdx.x + blockIdx.x * blockDim.x;
  int lindex = threadIdx.x + RADIUS;

  temp[lindex] = gindex < n ? in[gindex] : 0;
  if (threadIdx.x < RADIUS) {
    int left = gindex - RADIUS;
    int right = gindex + BLOCK_SIZE;
    temp[lindex - RADIUS] = left >= 0 ? in[left] : 0;
    temp[lindex + BLOCK_SIZE] = right < n ? in[right] : 0;
  }
  __syncthreads();

  if (gindex < n) {
    int result = 0;
    for (int offset = -RADIUS; offset <= RADIUS; offset++) result += temp[lindex + offset] * (offset + RADIUS + 1);
    out[gindex] = result;
  }
}

int main() {
  const int n = 1000;
  static int in[n], out[n];
  for (int i = 0; i < n; i++) in[i] = (i * 29) % 83 - 40;
  int *d_in, *d_out;
  cudaMalloc((void **)&d_in, sizeof(in));
  cudaMalloc((void **)&d_out, sizeof(out));
  cudaMemcpy(d_in, in, sizeof(in), cudaMemcpyHostToDevice);
  // Three steps, the arrays in turn.
  for (int step = 0; step < 3; ++step) {
    stencil<<<(n + BLOCK_SIZE - 1) / BLOCK_SIZE, BLOCK_SIZE>>>(d_in, d_out, n);
    int *swap = d_in;
    d_in = d_out;
    d_out = swap;
  }
  cudaMemcpy(out, d_in, sizeof(out), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);

  static int next[n];
  for (int step = 0; step < 3; ++step) {
    for (int i = 0; i < n; i++) {
      next[i] = 0;
      for (int k = -RADIUS; k <= RADIUS; k++)
        if (i + k >= 0 && i + k < n) next[i] += in[i + k] * (k + RADIUS + 1);
    }
    memcpy(in, next, sizeof(in));
  }
  unsigned sum = 0;
  for (int i = 0; i < n; i++) {
    if (out[i] != in[i]) {
      printf("stencil_halo: element %d is %d, expected %d\n", i, out[i], in[i]);
      return 1;
    }
    sum = sum * 31 + out[i];
  }
  printf("ok stencil_halo %u\n", sum);
  return 0;
}
