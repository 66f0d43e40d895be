// Refused: a call of cuBLAS.
#include <cstdio>
#include <cublas_v2.h>
#include <cuda_runtime.h>

__global__ void fill(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = 2.0f;
}

int main() {
  const int n = 64;
  float *x, result = 0;
  cudaMalloc(&x, n * sizeof(float));
  fill<<<1, n>>>(x, n);
  cublasHandle_t handle;
  cublasCreate(&handle);
  cublasSdot(handle, n, x, 1, x, 1, &result);
  cublasDestroy(handle);
  cudaFree(x);
  printf("%s cublas\n", result == 4 * n ? "ok" : "wrong:");
  return result == 4 * n ? 0 : 1;
}
