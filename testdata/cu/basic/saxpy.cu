// y = a * x + y in single precision. All values are small multiples of 1/2: every result is exact.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void saxpy(int n, float a, const float *x, float *y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

int main() {
  const int n = 3000;
  const float a = 2.5f;
  std::vector<float> x(n), y(n), expected(n);
  for (int i = 0; i < n; ++i) {
    x[i] = (float)(i % 64);
    y[i] = (float)(i % 17) * 0.5f;
    expected[i] = a * x[i] + y[i];
  }

  float *dx = nullptr, *dy = nullptr;
  cudaMalloc((void **)&dx, n * sizeof(float));
  cudaMalloc((void **)&dy, n * sizeof(float));
  cudaMemcpy(dx, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(dy, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);

  int threads = 256;
  int blocks = (n + threads - 1) / threads;
  saxpy<<<blocks, threads>>>(n, a, dx, dy);

  cudaMemcpy(y.data(), dy, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(dx);
  cudaFree(dy);

  double sum = 0;
  for (int i = 0; i < n; ++i) {
    if (y[i] != expected[i]) {
      printf("saxpy: y[%d] is %g, expected %g\n", i, y[i], expected[i]);
      return 1;
    }
    sum += y[i];
  }
  printf("ok saxpy %lld\n", (long long)(2 * sum));
  return 0;
}
