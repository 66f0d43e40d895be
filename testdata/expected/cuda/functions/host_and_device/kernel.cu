#line 1 "kernels/functions/host_and_device.okl"
// Functions, constants and enumerations that host code, loop headers and device code use alike; functions
// declared before and defined after the kernels.

enum { blockSize = 16, extra = blockSize / 4 };
const int padding = 2;
static const int rounds = extra - padding;

__device__ int divideUp(const int n, const int size);
__device__ float polish(float value, const int times);

__device__ static inline int roundUp(const int n, const int size) { return divideUp(n, size) * size; }

extern "C" __global__ __launch_bounds__(16) void _occa_everywhere_0(const int N, const int size, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ blocks, const int count, const int padded) {
#line 16 "kernels/functions/host_and_device.okl"
  { int b = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int n = b * blockSize + t;
      if (n < N) {
        y[n] = polish(x[n], rounds) + sizeof(int) + padded;
        blocks[n] = divideUp(n + 1, size) + 100 * count;
      }
    }
  }
}

#line 13 "kernels/functions/host_and_device.okl"
extern "C" __global__ __launch_bounds__(18) void _occa_everywhere_1(const int N, const int size, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ blocks) {
#line 25 "kernels/functions/host_and_device.okl"
  { int i_tile = roundUp(N, 4) - 1 - 18 * (int)blockIdx.x; int i = i_tile - (int)threadIdx.x; if (i >= 0) {
    if (i < N) blocks[i] += (int)sizeof(double) * extra;
  } }
}

__device__ int divideUp(const int n, const int size) { return (n + size - 1) / size; }

__device__ float polish(float value, const int times) {
  for (int k = 0; k < times; ++k) value = 0.5f * (value + 1.0f);
  return value;
}
