static inline __attribute__((overloadable)) int okl_min(int a, int b) { return (int)b < (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(int a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(int a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(int a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(int a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, int b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(uint a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(uint a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(uint a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, int b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, uint b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(long a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(long a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, int b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, uint b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, long b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(ulong a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, int b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, uint b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, long b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, ulong b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, float b) { return (float)b < (float)a ? b : a; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_unchecked_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int _occa_tiled_i = 8 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); y[i] = x[i] + 1; }
}

__kernel __attribute__((reqd_work_group_size(11, 1, 1))) void _occa_checked_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int _occa_tiled_i = 11 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if ((long)_occa_tiled_i + (long)get_local_id(0) <= (N - 1)) { y[i] = x[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_stepped_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int _occa_tiled_i = 12 * (int)get_group_id(0); int i = _occa_tiled_i + 3 * (int)get_local_id(0); if ((long)_occa_tiled_i + (long)(3) * (long)get_local_id(0) < (N)) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_steppedDown_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int _occa_tiled_i = (int)(N - 1) - 10 * (int)get_group_id(0); int i = _occa_tiled_i - 2 * (int)get_local_id(0); if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_longSpelling_0(const int N, __global const int *restrict x, __global int *y) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (N > i) { y[i] = x[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_wide_0(const long N, __global const int *restrict x, __global int *restrict y) {
  { long _occa_tiled_i = (long)(16) * (long)get_group_id(0); long i = _occa_tiled_i + (long)get_local_id(0); if (i < N) { y[i] = x[i] + 1; } }
}

__kernel void _occa_fromArgument_0(const int N, const int size, __global const int *restrict x, __global int *restrict y) {
  { int _occa_tiled_i = (int)(size) * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if ((long)_occa_tiled_i + (long)get_local_id(0) < (N)) { y[i] = x[i] + 1; } }
}

// Tiles of groups, and plain tiles around and inside of work items.
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_tilesOfGroups_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int _occa_tiled_g = 3 * (int)get_group_id(1); int g = _occa_tiled_g + (int)get_group_id(0); if ((long)_occa_tiled_g + (long)get_group_id(0) < ((N + 6) / 7)) {
    { int _occa_tiled_k = 4 * (int)get_local_id(1); int k = _occa_tiled_k + (int)get_local_id(0); if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_plainTiles_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int g = 32 * (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int start = g + 8 * t, end = okl_min(start + 8, N);
      for (unsigned long _occa_tile_i = 0; _occa_tile_i < (start < end ? ((unsigned long)end - (unsigned long)start - 1) + 1 : 0); _occa_tile_i += 3) { int _occa_tiled_i = (int)(start) + (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 3; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; if ((long)_occa_tiled_i + (long)_occa_round_i < (end)) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (unsigned long _occa_tile_i = 0; _occa_tile_i < (start <= (end - 1) ? ((unsigned long)(end - 1) - (unsigned long)start) + 1 : 0); _occa_tile_i += 5) { int _occa_tiled_i = (int)(end - 1) - (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 5; ++_occa_round_i) { int i = _occa_tiled_i - (int)_occa_round_i; if ((long)_occa_tiled_i - (long)_occa_round_i >= (start)) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
