// Adds two vectors, one element for each thread.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void vectorAdd(const int *a, const int *b, int *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    c[i] = a[i] + b[i];
  }
}

int main() {
  const int n = 1000;
  const size_t bytes = n * sizeof(int);
  int *a = (int *)malloc(bytes);
  int *b = (int *)malloc(bytes);
  int *c = (int *)malloc(bytes);
  for (int i = 0; i < n; i++) {
    a[i] = i * 3;
    b[i] = 1000 - i;
  }

  int *d_a, *d_b, *d_c;
  cudaMalloc(&d_a, bytes);
  cudaMalloc(&d_b, bytes);
  cudaMalloc(&d_c, bytes);
  cudaMemcpy(d_a, a, bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(d_b, b, bytes, cudaMemcpyHostToDevice);

  vectorAdd<<<(n + 127) / 128, 128>>>(d_a, d_b, d_c, n);

  cudaMemcpy(c, d_c, bytes, cudaMemcpyDeviceToHost);
  cudaFree(d_a);
  cudaFree(d_b);
  cudaFree(d_c);

  unsigned sum = 0;
  for (int i = 0; i < n; i++) {
    if (c[i] != a[i] + b[i]) {
      printf("vector_add: c[%d] is %d, expected %d\n", i, c[i], a[i] + b[i]);
      return 1;
    }
    sum = sum * 31 + c[i];
  }
  printf("ok vector_add %u\n", sum);
  free(a);
  free(b);
  free(c);
  return 0;
}
