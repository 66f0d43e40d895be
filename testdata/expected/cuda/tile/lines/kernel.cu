template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
extern "C" __global__ __launch_bounds__(8) void _occa_unchecked_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; y[i] = x[i] + 1; }
}

extern "C" __global__ __launch_bounds__(11) void _occa_checked_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = 11 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x <= N - 1) { y[i] = x[i] + 1; } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_stepped_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = 12 * (int)blockIdx.x; int i = i_tile + 3 * (int)threadIdx.x; if (i_tile + 3 * (long long)threadIdx.x < N) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
}

extern "C" __global__ __launch_bounds__(5) void _occa_steppedDown_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = N - 1 - 10 * (int)blockIdx.x; int i = i_tile - 2 * (int)threadIdx.x; if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_longSpelling_0(const int N, const int *__restrict__ x, int *y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (N > i) { y[i] = x[i] + 1; } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_wide_0(const long N, const int *__restrict__ x, int *__restrict__ y) {
  { long i_tile = 16 * (long)blockIdx.x; long i = i_tile + (long)threadIdx.x; if (i < N) { y[i] = x[i] + 1; } }
}

extern "C" __global__ void _occa_fromArgument_0(const int N, const int size, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = size * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < N) { y[i] = x[i] + 1; } }
}

// Tiles of groups, and plain tiles around and inside of work items.
extern "C" __global__ __launch_bounds__(8) void _occa_tilesOfGroups_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g_tile = 3 * (int)blockIdx.y; int g = g_tile + (int)blockIdx.x; if (g_tile + (long long)blockIdx.x < (N + 6) / 7) {
    { int k_tile = 4 * (int)threadIdx.y; int k = k_tile + (int)threadIdx.x; if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_plainTiles_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 32 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int start = g + 8 * t, end = min(start + 8, N);
      for (unsigned long long i_from = 0; i_from < (start < end ? (unsigned long long)end - start : 0); i_from += 3) { int i_tile = start + (int)i_from; for (int i_nth = 0; i_nth < 3; ++i_nth) { int i = i_tile + i_nth; if (i_tile + (long long)i_nth < end) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (unsigned long long i_from = 0; i_from < (start <= end - 1 ? (unsigned long long)(end - 1) - start + 1 : 0); i_from += 5) { int i_tile = end - 1 - (int)i_from; for (int i_nth = 0; i_nth < 5; ++i_nth) { int i = i_tile - i_nth; if (i_tile - (long long)i_nth >= start) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
