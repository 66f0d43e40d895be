// A product of a sparse matrix (CSR) with a vector: one thread for each row, and one warp for each row with a shuffle
// reduction. Values are small integers in double: exact.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void spmvScalar(int rows, const int *rowPtr, const int *colIdx, const double *values, const double *x,
                           double *y) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    double dot = 0;
    int rowStart = rowPtr[row], rowEnd = rowPtr[row + 1];
    for (int k = rowStart; k < rowEnd; k++) dot += values[k] * x[colIdx[k]];
    y[row] += dot;
  }
}

__global__ void spmvVector(int rows, const int *__restrict__ rowPtr, const int *__restrict__ colIdx,
                           const double *__restrict__ values, const double *__restrict__ x, double *__restrict__ y) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  const int lane = threadIdx.x & 31;
  if (row >= rows) return;  // whole warps
  double sum = 0;
  for (int k = rowPtr[row] + lane; k < rowPtr[row + 1]; k += 32) sum += values[k] * x[colIdx[k]];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
  if (lane == 0) y[row] += sum;
}

int main() {
  const int rows = 300, cols = 250;
  std::vector<int> rowPtr(1, 0), colIdx;
  std::vector<double> values, x(cols), y(rows), expected(rows);
  for (int r = 0; r < rows; ++r) {
    int step = 1 + r * 7 % 40;
    for (int c = r % step; c < cols; c += step) {
      if (r % 10 == 3) break;  // some rows are empty
      colIdx.push_back(c);
      values.push_back((r + 2 * c) % 11 - 5);
    }
    rowPtr.push_back((int)colIdx.size());
    y[r] = r;
  }
  for (int c = 0; c < cols; ++c) x[c] = c % 9 - 4;

  int *d_rowPtr, *d_colIdx;
  double *d_values, *d_x, *d_y;
  cudaMalloc(&d_rowPtr, rowPtr.size() * sizeof(int));
  cudaMalloc(&d_colIdx, colIdx.size() * sizeof(int));
  cudaMalloc(&d_values, values.size() * sizeof(double));
  cudaMalloc(&d_x, cols * sizeof(double));
  cudaMalloc(&d_y, rows * sizeof(double));
  cudaMemcpy(d_rowPtr, rowPtr.data(), rowPtr.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_colIdx, colIdx.data(), colIdx.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_values, values.data(), values.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(d_x, x.data(), cols * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, y.data(), rows * sizeof(double), cudaMemcpyHostToDevice);
  spmvScalar<<<(rows + 127) / 128, 128>>>(rows, d_rowPtr, d_colIdx, d_values, d_x, d_y);
  spmvVector<<<(rows + 3) / 4, 128>>>(rows, d_rowPtr, d_colIdx, d_values, d_x, d_y);
  cudaMemcpy(y.data(), d_y, rows * sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d_rowPtr);
  cudaFree(d_colIdx);
  cudaFree(d_values);
  cudaFree(d_x);
  cudaFree(d_y);

  unsigned sum = 0;
  for (int r = 0; r < rows; ++r) {
    double e = r;
    for (int k = rowPtr[r]; k < rowPtr[r + 1]; ++k) e += 2 * values[k] * x[colIdx[k]];
    if (y[r] != e) {
      printf("spmv_csr: row %d is %g, expected %g\n", r, y[r], e);
      return 1;
    }
    sum = sum * 31 + (unsigned)(int)e;
  }
  printf("ok spmv_csr %u\n", sum);
  return 0;
}
