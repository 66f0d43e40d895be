// Dynamic shared memory: one extern array whose size the launch gives; two kernels with arrays of different types.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void rotateBlock(const int *in, int *out, int n, int by) {
  extern __shared__ int ints[];
  int first = blockIdx.x * blockDim.x;
  int count = min((int)blockDim.x, n - first);
  int t = threadIdx.x;
  if (t < count) ints[t] = in[first + t];
  __syncthreads();
  if (t < count) out[first + t] = ints[(t + by) % count];
}

// Twice as many elements as threads.
__global__ void pairSums(const double *in, double *out) {
  extern __shared__ double doubles[];
  const int t = threadIdx.x;
  const int first = 2 * blockIdx.x * blockDim.x;
  doubles[t] = in[first + t];
  doubles[t + blockDim.x] = in[first + t + blockDim.x];
  __syncthreads();
  out[blockIdx.x * blockDim.x + t] = doubles[2 * t] + doubles[2 * t + 1];
}

int main() {
  const int n = 500, by = 5;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i) in[i] = 3 * i + 1;
  int *d_in, *d_out;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  unsigned sum = 0;
  for (int threads = 50; threads <= 200; threads += 70) {
    rotateBlock<<<(n + threads - 1) / threads, threads, threads * sizeof(int)>>>(d_in, d_out, n, by);
    cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; ++i) {
      int first = i / threads * threads;
      int count = n - first < threads ? n - first : threads;
      int expected = in[first + (i - first + by) % count];
      if (out[i] != expected) {
        printf("dynamic: with %d threads, element %d is %d, expected %d\n", threads, i, out[i], expected);
        return 1;
      }
      sum = sum * 31 + out[i];
    }
  }
  cudaFree(d_in);
  cudaFree(d_out);

  const int threads = 64, blocks = 3;
  std::vector<double> values(2 * threads * blocks), sums(threads * blocks);
  for (size_t i = 0; i < values.size(); ++i) values[i] = i * 0.25;
  double *d_values, *d_sums;
  cudaMalloc(&d_values, values.size() * sizeof(double));
  cudaMalloc(&d_sums, sums.size() * sizeof(double));
  cudaMemcpy(d_values, values.data(), values.size() * sizeof(double), cudaMemcpyHostToDevice);
  pairSums<<<blocks, threads, 2 * threads * sizeof(double)>>>(d_values, d_sums);
  cudaMemcpy(sums.data(), d_sums, sums.size() * sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(d_values);
  cudaFree(d_sums);
  for (size_t i = 0; i < sums.size(); ++i) {
    if (sums[i] != values[2 * i] + values[2 * i + 1]) {
      printf("dynamic: sum %d is %g\n", (int)i, sums[i]);
      return 1;
    }
    sum = sum * 31 + (unsigned)(4 * sums[i]);
  }
  printf("ok dynamic %u\n", sum);
  return 0;
}
