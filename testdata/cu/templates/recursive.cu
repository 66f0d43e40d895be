// A function template that calls the next instance of itself until a specialization ends it, with a constant variable.
#include <cstdio>

__constant__ int c[8];

template <int i>
__device__ int row(const int *x) {
  return x[i] * c[i] + row<i - 1>(x);
}

template <>
__device__ int row<-1>(const int *) {
  return 1000;
}

__global__ void rows(const int *x, int *y) {
  int i = threadIdx.x;
  y[i] = row<7>(x + i) + row<2>(x + i);
}

int main() {
  int h[8], x[40], y[32], *d_x, *d_y;
  for (int i = 0; i < 8; ++i) h[i] = i + 1;
  for (int i = 0; i < 40; ++i) x[i] = i * i % 11;
  cudaMemcpyToSymbol(c, h, sizeof h);
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_y, sizeof y);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  rows<<<1, 32>>>(d_x, d_y);
  cudaMemcpy(y, d_y, sizeof y, cudaMemcpyDeviceToHost);
  unsigned sum = 0;
  for (int i = 0; i < 32; ++i) {
    int expected = 2000;
    for (int k = 0; k < 8; ++k) expected += x[i + k] * h[k] * (k < 3 ? 2 : 1);
    if (y[i] != expected) {
      printf("recursive: %d: %d, not %d\n", i, y[i], expected);
      return 1;
    }
    sum = sum * 31 + y[i];
  }
  printf("ok recursive %u\n", sum);
  return 0;
}
