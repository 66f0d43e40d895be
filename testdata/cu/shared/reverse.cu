// Static shared memory: each block reverses its part of an array, out of place and in place.
#include <cstdio>
#include <cuda_runtime.h>

#define N 64

__global__ void reverseBlock(int *out, const int *in) {
  __shared__ int s[N];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * N + t];
  __syncthreads();
  out[blockIdx.x * N + t] = s[N - 1 - t];
}

// In place: a barrier stands between all reads and all writes.
__global__ void reverseInPlace(int *data, int n) {
  const int t = threadIdx.x;
  __shared__ int s[N];
  if (t < n) s[t] = data[t];
  __syncthreads();
  if (t < n) data[t] = s[n - 1 - t];
}

int main() {
  const int blocks = 5;
  int a[blocks * N], r[blocks * N];
  for (int i = 0; i < blocks * N; i++) a[i] = i * i;

  int *d_in, *d_out;
  cudaMalloc(&d_in, sizeof(a));
  cudaMalloc(&d_out, sizeof(a));
  cudaMemcpy(d_in, a, sizeof(a), cudaMemcpyHostToDevice);
  reverseBlock<<<blocks, N>>>(d_out, d_in);
  reverseInPlace<<<1, N>>>(d_out, 50);
  cudaMemcpy(r, d_out, sizeof(r), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);

  unsigned sum = 0;
  for (int i = 0; i < blocks * N; i++) {
    int j = i < 50 ? 49 - i : i;
    int expected = a[j / N * N + N - 1 - j % N];
    if (r[i] != expected) {
      printf("reverse: element %d is %d, expected %d\n", i, r[i], expected);
      return 1;
    }
    sum = sum * 31 + r[i];
  }
  printf("ok reverse %u\n", sum);
  return 0;
}
