#line 1 "kernels/functions/host_and_device.okl"
// Functions, constants and enumerations that host code, loop headers and device code use alike; functions
// declared before and defined after the kernels.

enum { blockSize = 16, extra = blockSize / 4 };
enum { padding = 2 };
enum { rounds = 2 };

static int divideUp(const int n, const int size);
static float polish(float value, const int times);

static inline int roundUp(const int n, const int size) { return divideUp(n, size) * size; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_everywhere_0(const int N, const int size, __global const float *restrict x, __global float *restrict y, __global int *restrict blocks, const int count, const int padded) {
#line 16 "kernels/functions/host_and_device.okl"
  { int b = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int n = b * blockSize + t;
      if (n < N) {
        y[n] = polish(x[n], rounds) + sizeof(int) + padded;
        blocks[n] = divideUp(n + 1, size) + 100 * count;
      }
    }
  }
}

#line 13 "kernels/functions/host_and_device.okl"
__kernel __attribute__((reqd_work_group_size(18, 1, 1))) void _occa_everywhere_1(const int N, const int size, __global const float *restrict x, __global float *restrict y, __global int *restrict blocks) {
#line 25 "kernels/functions/host_and_device.okl"
  { int i_tile = roundUp(N, 4) - 1 - 18 * (int)get_group_id(0); int i = i_tile - (int)get_local_id(0); if (i >= 0) {
    if (i < N) blocks[i] += (int)sizeof(double) * extra;
  } }
}

static int divideUp(const int n, const int size) { return (n + size - 1) / size; }

static float polish(float value, const int times) {
  for (int k = 0; k < times; ++k) value = 0.5f * (value + 1.0f);
  return value;
}
