// cudaLaunchKernel with addresses of kernels that are converted to void pointers.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void fill(int n, int *x) { x[threadIdx.x] = n + threadIdx.x; }

template <class T> __global__ void add(T n, T *x) { x[threadIdx.x] += n; }

int main() {
  const int size = 64;
  int x[size], n = 7, *d_x;
  cudaMalloc(&d_x, sizeof(x));
  void *arguments[] = {&n, &d_x};
  cudaLaunchKernel((void *)fill, dim3(1), dim3(size), arguments, 0, 0);
  n = 20;
  cudaLaunchKernel((const void *)&add<int>, 1, size, arguments);
  n = 5;
  cudaLaunchKernel(reinterpret_cast<const void *>(fill), dim3(1), dim3(size / 2), arguments, 0, nullptr);
  cudaLaunchKernel(reinterpret_cast<void *>(add<int>), dim3(1), dim3(size / 4), arguments);
  cudaMemcpy(x, d_x, sizeof(x), cudaMemcpyDeviceToHost);
  unsigned check = 0;
  for (int i = 0; i < size; ++i) {
    int expected = i < 16 ? 10 + i : i < 32 ? 5 + i : 27 + i;
    if (x[i] != expected || cudaGetLastError() != cudaSuccess) {
      printf("launch_by_address: x[%d] is %d, expected %d\n", i, x[i], expected);
      return 1;
    }
    check = check * 31 + x[i];
  }
  cudaFree(d_x);
  printf("ok launch_by_address %u\n", check);
  return 0;
}
