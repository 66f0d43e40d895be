// Matrix product with tiles in shared memory; the sizes are no multiples of the tile. Small integers: sums are exact.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>

#define TILE 16

__global__ void matMul(const float *A, const float *B, float *C, int rows, int inner, int cols) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];

  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;
  float acc = 0.0f;

  for (int t = 0; t < (inner + TILE - 1) / TILE; ++t) {
    As[ty][tx] = (row < rows && t * TILE + tx < inner) ? A[row * inner + t * TILE + tx] : 0.0f;
    Bs[ty][tx] = (col < cols && t * TILE + ty < inner) ? B[(t * TILE + ty) * cols + col] : 0.0f;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < TILE; ++k) acc += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }

  if (row < rows && col < cols) C[row * cols + col] = acc;
}

int main() {
  const int rows = 50, inner = 37, cols = 45;
  std::vector<float> A(rows * inner), B(inner * cols), C(rows * cols);
  for (size_t i = 0; i < A.size(); ++i) A[i] = (float)(i % 13) - 6;
  for (size_t i = 0; i < B.size(); ++i) B[i] = (float)(i % 11) - 5;

  float *dA, *dB, *dC;
  cudaMalloc(&dA, A.size() * sizeof(float));
  cudaMalloc(&dB, B.size() * sizeof(float));
  cudaMalloc(&dC, C.size() * sizeof(float));
  cudaMemcpy(dA, &A[0], A.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(dB, &B[0], B.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 threads(TILE, TILE);
  dim3 grid((cols + TILE - 1) / TILE, (rows + TILE - 1) / TILE);
  matMul<<<grid, threads>>>(dA, dB, dC, rows, inner, cols);
  cudaMemcpy(&C[0], dC, C.size() * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(dA);
  cudaFree(dB);
  cudaFree(dC);

  int sum = 0;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      float expected = 0;
      for (int k = 0; k < inner; ++k) expected += A[r * inner + k] * B[k * cols + c];
      if (C[r * cols + c] != expected) {
        printf("matmul_tiled: (%d, %d) is %g, expected %g\n", r, c, C[r * cols + c], expected);
        return 1;
      }
      sum += abs((int)expected) * (1 + (r + c) % 7);
    }
  }
  printf("ok matmul_tiled %d\n", sum);
  return 0;
}
