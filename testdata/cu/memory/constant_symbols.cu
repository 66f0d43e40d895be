// __constant__ memory: an array, a structure and a single value, written with cudaMemcpyToSymbol, also in part with an
// offset and again between launches.
#include <cstdio>
#include <cstring>
#include <vector>
#include <cuda_runtime.h>

#define DEGREE 6

struct Settings {
  int scale;
  int shift[2];
};

__constant__ int coefficients[DEGREE];
__constant__ Settings settings;
__constant__ unsigned modulus;
__constant__ int fixedTable[4] = {10, 20, 30, 40};

__global__ void evaluate(const int *x, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    unsigned v = 0;
#pragma unroll
    for (int k = 0; k < DEGREE; ++k) v = v * x[i] + coefficients[k];
    v = v % modulus;
    out[i] = v * settings.scale + settings.shift[i & 1] + fixedTable[i % 4];
  }
}

int main() {
  const int n = 400;
  std::vector<int> x(n);
  std::vector<unsigned> out(n);
  for (int i = 0; i < n; ++i) x[i] = i % 31;
  int *d_x;
  unsigned *d_out;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(unsigned));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);

  int host[DEGREE] = {3, 1, 4, 1, 5, 9};
  Settings s = {2, {100, 200}};
  unsigned m = 65521;
  cudaMemcpyToSymbol(coefficients, host, sizeof(host));
  cudaMemcpyToSymbol(settings, &s, sizeof(Settings));
  cudaMemcpyToSymbol(modulus, &m, sizeof(m));
  unsigned sum = 0;
  for (int step = 0; step < 3; ++step) {
    evaluate<<<(n + 63) / 64, 64>>>(d_x, d_out, n);
    cudaMemcpy(out.data(), d_out, n * sizeof(unsigned), cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; ++i) {
      unsigned e = 0;
      for (int k = 0; k < DEGREE; ++k) e = e * x[i] + host[k];
      e = e % m * s.scale + s.shift[i & 1] + (i % 4 + 1) * 10;
      if (out[i] != e) {
        printf("constant_symbols: step %d, element %d is %u, expected %u\n", step, i, out[i], e);
        return 1;
      }
      sum = sum * 31 + e;
    }
    if (step == 0) {
      // Only two of the coefficients.
      int two[2] = {7, 8};
      memcpy(host + 2, two, sizeof(two));
      cudaMemcpyToSymbol(coefficients, two, sizeof(two), 2 * sizeof(int));
    } else {
      s.scale = 5;
      s.shift[1] = 0;
      cudaMemcpyToSymbol(settings, &s, sizeof(s), 0, cudaMemcpyHostToDevice);
    }
  }
  cudaFree(d_x);
  cudaFree(d_out);
  printf("ok constant_symbols %u\n", sum);
  return 0;
}
