#ifdef __CUDACC_RTC__
#ifndef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
#else
#include <cstddef>
#endif
#line 1 "kernels/structs/offsets.okl"
// Places of fields: as numbers of rounds, sizes of arrays and values, on the host and in device code.

#ifndef __CUDACC_RTC__
#include <cstddef>
#endif

#line 5 "kernels/structs/offsets.okl"
struct Point {
  float x, y, z;
};

struct Cell {
  char kind;
  int corners[3];
  Point middle;
};

__device__ static int start(const int n) { return (int)offsetof(Cell, corners) + n; }

extern "C" __global__ __launch_bounds__(16) void _occa_offsets_0(const int N, const int *__restrict__ a, int *__restrict__ b) {
  const int words = (int)offsetof(Cell, middle.y) / 4;
  { int g = (int)blockIdx.x;
    __shared__ int s[offsetof(Cell, middle)];
    { int t = (int)threadIdx.x; s[t] = a[16 * g + t]; }
    __syncthreads();
#line 22 "kernels/structs/offsets.okl"
    { int t = (int)threadIdx.x;
      int own[offsetof(Point, z)];
      for (int k = 0; k < (int)offsetof(Point, z); ++k) own[k] = s[(t + k) % (int)offsetof(Cell, middle)];
      b[16 * g + t] = own[0] + own[offsetof(Point, y)] + start(t) + words * (int)sizeof(Point) + (int)offsetof(Cell, corners[2]);
    }
  }
}

extern "C" __global__ __launch_bounds__(4) void _occa_steps_0(const int N, const int *__restrict__ a, int *__restrict__ b) {
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = a[i] * (int)offsetof(Cell, middle); } }
}
