// __launch_bounds__ in all its places: with numbers, macros and constants, in front of the function and in its middle, on a
// prototype, in a template; blocks whose size is known, and blocks whose size the launch gives.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define WARP 32
constexpr int kThreads = 4 * WARP;
const int kBlocks = 2;

__global__ void __launch_bounds__(256) square(int n, const int *x, int *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * x[i];
}

__launch_bounds__(kThreads, kBlocks) __global__ void add(int n, const int *x, int *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += x[i];
}

extern "C" __global__ __launch_bounds__(8 * WARP, (4 - kBlocks)) void turn(int n, int *y);

__global__ void turn(int n, int *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 2) {
    int v = y[i];
    y[i] = y[n - 1 - i];
    y[n - 1 - i] = v;
  }
}

template <int THREADS>
__global__ void __launch_bounds__(THREADS, 512 / THREADS) scale(int n, int *y) {
  int i = blockIdx.x * THREADS + threadIdx.x;
  if (i < n) y[i] *= THREADS;
}

int main() {
  const int n = 1000;
  std::vector<int> x(n), y(n);
  for (int i = 0; i < n; ++i) x[i] = i % 23 - 11;
  int *dx, *dy;
  cudaMalloc(&dx, n * sizeof(int));
  cudaMalloc(&dy, n * sizeof(int));
  cudaMemcpy(dx, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  for (int threads = 64; threads <= 256; threads *= 2) {
    square<<<(n + threads - 1) / threads, threads>>>(n, dx, dy);
  }
  add<<<(n + kThreads - 1) / kThreads, kThreads>>>(n, dx, dy);
  for (int k = 1; k <= 3; ++k) turn<<<(n + 32 * k - 1) / (32 * k), 32 * k>>>(n, dy);
  scale<64><<<(n + 63) / 64, 64>>>(n, dy);
  scale<32><<<(n + 31) / 32, 32>>>(n, dy);
  cudaMemcpy(y.data(), dy, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(dx);
  cudaFree(dy);
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int v = x[n - 1 - i], expected = (v * v + v) * 64 * 32;
    if (y[i] != expected) {
      printf("launch_bounds: element %d is %d, expected %d\n", i, y[i], expected);
      return 1;
    }
    sum = sum * 31 + y[i];
  }
  printf("ok launch_bounds %u\n", sum);
  return 0;
}
