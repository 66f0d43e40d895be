template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_unchecked_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int _occa_tiled_i = 8 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); y[i] = x[i] + 1; }
}

__kernel __attribute__((reqd_work_group_size(11, 1, 1))) void _occa_checked_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int _occa_tiled_i = 11 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i <= N - 1) { y[i] = x[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_stepped_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int _occa_tiled_i = 12 * (int)get_group_id(0); int i = _occa_tiled_i + 3 * (int)get_local_id(0); if (i < N) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_steppedDown_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int _occa_tiled_i = (int)(N - 1) - 10 * (int)get_group_id(0); int i = _occa_tiled_i - 2 * (int)get_local_id(0); if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_longSpelling_0(const int N, __global const int *__restrict x, __global int *y) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (N > i) { y[i] = x[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_wide_0(const long N, __global const int *__restrict x, __global int *__restrict y) {
  { long _occa_tiled_i = (long)(16) * (long)get_group_id(0); long i = _occa_tiled_i + (long)get_local_id(0); if (i < N) { y[i] = x[i] + 1; } }
}

__kernel void _occa_fromArgument_0(const int N, const int size, __global const int *__restrict x, __global int *__restrict y) {
  { int _occa_tiled_i = (int)(size) * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) { y[i] = x[i] + 1; } }
}

// Tiles of groups, and plain tiles around and inside of work items.
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_tilesOfGroups_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int _occa_tiled_g = 3 * (int)get_group_id(1); int g = _occa_tiled_g + (int)get_group_id(0); if (g < (N + 6) / 7) {
    { int _occa_tiled_k = 4 * (int)get_local_id(1); int k = _occa_tiled_k + (int)get_local_id(0); if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_plainTiles_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int g = 32 * (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int start = g + 8 * t, end = okl_min(start + 8, N);
      for (int _occa_tiled_i = start; _occa_tiled_i < end; _occa_tiled_i += 3) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (3); i += 1) { if (i < end) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (int _occa_tiled_i = end - 1; _occa_tiled_i >= start; _occa_tiled_i -= 5) { for (int i = _occa_tiled_i; i > _occa_tiled_i - (5); i -= 1) { if (i >= start) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
