// Grid-stride loops: fewer threads than elements, and once more threads than elements.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void squarePlus(int n, const int *in, int *out, int add) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    out[i] = in[i] * in[i] + add;
  }
}

// The same with an unsigned index and a while loop.
__global__ void addIndex(unsigned n, int *data) {
  unsigned index = threadIdx.x + blockIdx.x * blockDim.x;
  const unsigned stride = gridDim.x * blockDim.x;
  while (index < n) {
    data[index] += (int)index;
    index += stride;
  }
}

int main() {
  const int n = 5000;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i) in[i] = i % 100 - 50;

  int *d_in, *d_out;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  squarePlus<<<4, 96>>>(n, d_in, d_out, 7);
  addIndex<<<3, 64>>>(n, d_out);
  // Only the first 10 elements, with far more threads than elements.
  addIndex<<<2, 32>>>(10, d_out);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int expected = in[i] * in[i] + 7 + i + (i < 10 ? i : 0);
    if (out[i] != expected) {
      printf("grid_stride: out[%d] is %d, expected %d\n", i, out[i], expected);
      return 1;
    }
    sum = sum * 31 + expected;
  }
  printf("ok grid_stride %u\n", sum);
  return 0;
}
