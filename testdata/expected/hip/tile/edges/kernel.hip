#include <hip/hip_runtime.h>
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

extern "C" __global__ __launch_bounds__(4) void _occa_notEqual_0(const int N, int *hits) {
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { hits[i] += 1; } }
}

// 0 is the last value; the last tile would go on below it.
extern "C" __global__ __launch_bounds__(4) void _occa_unsignedDown_0(const unsigned N, int *hits) {
  { unsigned int i_tile = N - 4 * (unsigned int)blockIdx.x; unsigned int i = i_tile - (unsigned int)threadIdx.x; if (i_tile - (long long)threadIdx.x > (unsigned int)0) { hits[i - 1] += 1; } }
}

extern "C" __global__ __launch_bounds__(3) void _occa_unsignedDownInside_0(int *hits) {
  { int g = (int)blockIdx.x;
    { unsigned int i_tile = 10 - 4 * (unsigned int)threadIdx.x; for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long long)i_nth > (unsigned int)0) { hits[i - 1] += 1; } } }
    __syncthreads();
#line 15 "kernels/tile/edges.okl"
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x;
      for (int i_from = 0; i_from < 10; i_from += 4) { unsigned int i_tile = 10 - (unsigned int)i_from; for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long long)i_nth > (unsigned int)0) { hits[i - 1] += 2; } } }
    } }
  }
}

// 127 is the largest value.
extern "C" __global__ __launch_bounds__(5) void _occa_smallType_0(int *hits) {
  { signed char i_tile = (signed char)100 + 15 * (signed char)blockIdx.x; signed char i = i_tile + 3 * (signed char)threadIdx.x; if (i < 127) { hits[(i - 100) / 3] += 1; } }
}

// `<=` visits no edge twice, a step loses no round, either way.
extern "C" __global__ __launch_bounds__(2) void _occa_steps_0(const int N, int *up, int *down) {
  { int i_tile = 1 + 6 * (int)blockIdx.x; int i = i_tile + 3 * (int)threadIdx.x; if (i_tile + 3 * (long long)threadIdx.x <= N) { up[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
extern "C" __global__ __launch_bounds__(3) void _occa_steps_1(const int N, int *up, int *down) {
#line 29 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)blockIdx.x; int i = i_tile - 2 * (int)threadIdx.x; if (i >= 0) { down[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
extern "C" __global__ __launch_bounds__(1) void _occa_steps_2(const int N, int *up, int *down) {
#line 30 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)blockIdx.y; int i = i_tile - 3 * (int)blockIdx.x; if (i > 1) {
    { int t = (int)threadIdx.x; down[i] += 10; }
  } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

extern "C" __global__ void _occa_sizes_0(const int N, int *hits, int size) {
#line 41 "kernels/tile/edges.okl"
  { int i_tile = size * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < N) { hits[i] += 1; } }
}

#line 38 "kernels/tile/edges.okl"
extern "C" __global__ __launch_bounds__(3) void _occa_sizes_1(const int N, int *hits) {
#line 42 "kernels/tile/edges.okl"
  { int i_tile = 3 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < N) { hits[i] += 1; } }
}
