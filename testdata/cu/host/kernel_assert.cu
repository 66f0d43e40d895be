// assert in kernels and device functions, with conditions that hold.
#include <cstdio>
#include <vector>
#include <assert.h>
#include <cuda_runtime.h>

__device__ int checkedAt(const int *data, int n, int i) {
  assert(i >= 0 && i < n);
  return data[i];
}

__global__ void differences(const int *in, int *out, int n) {
  __shared__ int s[64];
  assert(blockDim.x == 64);
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  s[threadIdx.x] = i < n ? checkedAt(in, n, i) : 0;
  __syncthreads();
  if (i >= n) return;
  int previous = threadIdx.x > 0 ? s[threadIdx.x - 1] : (i > 0 ? checkedAt(in, n, i - 1) : 0);
  assert(s[threadIdx.x] >= previous && "the input is sorted");
  out[i] = s[threadIdx.x] - previous;
}

int main() {
  const int n = 333;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i) in[i] = i * i / 5 + 1;
  int *d_in, *d_out;
  cudaError_t status = cudaMalloc(&d_in, n * sizeof(int));
  assert(status == cudaSuccess);
  status = cudaMalloc(&d_out, n * sizeof(int));
  assert(status == cudaSuccess);
  (void)status;
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  differences<<<(n + 63) / 64, 64>>>(d_in, d_out, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int e = in[i] - (i > 0 ? in[i - 1] : 0);
    if (out[i] != e) {
      printf("kernel_assert: element %d is %d, expected %d\n", i, out[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  printf("ok kernel_assert %u\n", sum);
  return 0;
}
