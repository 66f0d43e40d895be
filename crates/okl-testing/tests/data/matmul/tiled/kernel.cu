// Written by hand: what a compiler could make of matmul/tiled.okl for CUDA.
#define T 16

extern "C" __global__ __launch_bounds__(256) void _occa_matmul_0(const int rows, const int cols, const int depth,
                                                                 const float *__restrict__ A,
                                                                 const float *__restrict__ B, float *__restrict__ C) {
  const int row0 = T * (int)blockIdx.y, col0 = T * (int)blockIdx.x;
  const int i = (int)threadIdx.y, j = (int)threadIdx.x;
  __shared__ float s_A[T][T];
  __shared__ float s_B[T][T];
  float r_C = 0.0f;
  for (int k0 = 0; k0 < depth; k0 += T) {
    const int row = row0 + i, col = col0 + j;
    s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
    s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
    __syncthreads();  // loaded
    for (int k = 0; k < T; ++k) r_C += s_A[i][k] * s_B[k][j];
    __syncthreads();  // used
  }
  if (row0 + i < rows && col0 + j < cols) C[(row0 + i) * cols + col0 + j] = r_C;
}
