// Refused: matrix fragments of tensor cores (nvcuda::wmma).
#include <cstdio>
#include <vector>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

using namespace nvcuda;

__global__ void multiply(const half *a, const half *b, float *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
  wmma::fill_fragment(fc, 0.0f);
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, b, 16);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
}

int main() {
  std::vector<half> ones(256, __float2half(1.0f));
  std::vector<float> result(256);
  half *a;
  float *c;
  cudaMalloc(&a, 256 * sizeof(half));
  cudaMalloc(&c, 256 * sizeof(float));
  cudaMemcpy(a, ones.data(), 256 * sizeof(half), cudaMemcpyHostToDevice);
  multiply<<<1, 32>>>(a, a, c);
  cudaMemcpy(result.data(), c, 256 * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(a);
  cudaFree(c);
  printf("%s wmma\n", result[100] == 16 ? "ok" : "wrong:");
  return result[100] == 16 ? 0 : 1;
}
