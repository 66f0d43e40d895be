// atomicAdd on float and double. All values are multiples of 1/4 of moderate size, so that every order of the additions
// gives the same, exact sum.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void sums(const float *values, int n, float *rowSums, double *total, int columns) {
  __shared__ float blockTotal;
  if (threadIdx.x == 0) blockTotal = 0.0f;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    atomicAdd(&rowSums[i / columns], values[i]);
    atomicAdd(&blockTotal, 2 * values[i]);
  }
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(total, (double)blockTotal);
}

int main() {
  const int rows = 20, columns = 150, n = rows * columns;
  std::vector<float> values(n), rowSums(rows, 0.0f), expected(rows, 0.0f);
  double total = 0, expectedTotal = 0;
  for (int i = 0; i < n; ++i) {
    values[i] = (float)(i * 13 % 101 - 40) * 0.25f;
    expected[i / columns] += values[i];
    expectedTotal += 2 * (double)values[i];
  }
  float *d_values, *d_rows;
  double *d_total;
  cudaMalloc(&d_values, n * sizeof(float));
  cudaMalloc(&d_rows, rows * sizeof(float));
  cudaMalloc(&d_total, sizeof(double));
  cudaMemcpy(d_values, values.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(d_rows, 0, rows * sizeof(float));
  cudaMemset(d_total, 0, sizeof(double));
  sums<<<(n + 127) / 128, 128>>>(d_values, n, d_rows, d_total, columns);
  cudaMemcpy(rowSums.data(), d_rows, rows * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(&total, d_total, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_rows);
  cudaFree(d_total);

  int sum = 0;
  for (int r = 0; r < rows; ++r) {
    if (rowSums[r] != expected[r]) {
      printf("floating: row %d is %g, expected %g\n", r, rowSums[r], expected[r]);
      return 1;
    }
    sum += (r + 1) * (int)(4 * expected[r]);
  }
  if (total != expectedTotal) {
    printf("floating: the total is %g, expected %g\n", total, expectedTotal);
    return 1;
  }
  printf("ok floating %u\n", (unsigned)sum + (unsigned)(long long)(4 * total));
  return 0;
}
