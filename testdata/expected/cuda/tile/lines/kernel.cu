template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
extern "C" __global__ __launch_bounds__(8) void _occa_unchecked_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_i = 8 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; y[i] = x[i] + 1; }
}

extern "C" __global__ __launch_bounds__(11) void _occa_checked_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_i = 11 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if ((long long)_occa_tiled_i + (long long)threadIdx.x <= (N - 1)) { y[i] = x[i] + 1; } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_stepped_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_i = 12 * (int)blockIdx.x; int i = _occa_tiled_i + 3 * (int)threadIdx.x; if ((long long)_occa_tiled_i + (long long)(3) * (long long)threadIdx.x < (N)) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
}

extern "C" __global__ __launch_bounds__(5) void _occa_steppedDown_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_i = (int)(N - 1) - 10 * (int)blockIdx.x; int i = _occa_tiled_i - 2 * (int)threadIdx.x; if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_longSpelling_0(const int N, const int *__restrict__ x, int *y) {
  { int _occa_tiled_i = 16 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (N > i) { y[i] = x[i] + 1; } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_wide_0(const long N, const int *__restrict__ x, int *__restrict__ y) {
  { long _occa_tiled_i = (long)(16) * (long)blockIdx.x; long i = _occa_tiled_i + (long)threadIdx.x; if (i < N) { y[i] = x[i] + 1; } }
}

extern "C" __global__ void _occa_fromArgument_0(const int N, const int size, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_i = (int)(size) * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if ((long long)_occa_tiled_i + (long long)threadIdx.x < (N)) { y[i] = x[i] + 1; } }
}

// Tiles of groups, and plain tiles around and inside of work items.
extern "C" __global__ __launch_bounds__(8) void _occa_tilesOfGroups_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_g = 3 * (int)blockIdx.y; int g = _occa_tiled_g + (int)blockIdx.x; if ((long long)_occa_tiled_g + (long long)blockIdx.x < ((N + 6) / 7)) {
    { int _occa_tiled_k = 4 * (int)threadIdx.y; int k = _occa_tiled_k + (int)threadIdx.x; if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_plainTiles_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 32 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int start = g + 8 * t, end = min(start + 8, N);
      for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (start < end ? ((unsigned long long)end - (unsigned long long)start - 1) + 1 : 0); _occa_tile_i += 3) { int _occa_tiled_i = (int)(start) + (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 3; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; if ((long long)_occa_tiled_i + (long long)_occa_round_i < (end)) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (start <= (end - 1) ? ((unsigned long long)(end - 1) - (unsigned long long)start) + 1 : 0); _occa_tile_i += 5) { int _occa_tiled_i = (int)(end - 1) - (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 5; ++_occa_round_i) { int i = _occa_tiled_i - (int)_occa_round_i; if ((long long)_occa_tiled_i - (long long)_occa_round_i >= (start)) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
