static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_unchecked_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); y[i] = x[i] + 1; }
}

__kernel __attribute__((reqd_work_group_size(11, 1, 1))) void _occa_checked_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = 11 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) <= N - 1) { y[i] = x[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_stepped_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = 12 * (int)get_group_id(0); int i = i_tile + 3 * (int)get_local_id(0); if (i_tile + 3 * (long)get_local_id(0) < N) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_steppedDown_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = N - 1 - 10 * (int)get_group_id(0); int i = i_tile - 2 * (int)get_local_id(0); if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_longSpelling_0(const int N, __global const int *restrict x, __global int *y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (N > i) { y[i] = x[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_wide_0(const long N, __global const int *restrict x, __global int *restrict y) {
  { long i_tile = 16 * (long)get_group_id(0); long i = i_tile + (long)get_local_id(0); if (i < N) { y[i] = x[i] + 1; } }
}

__kernel void _occa_fromArgument_0(const int N, const int size, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = size * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < N) { y[i] = x[i] + 1; } }
}

// Tiles of groups, and plain tiles around and inside of work items.
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_tilesOfGroups_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int g_tile = 3 * (int)get_group_id(1); int g = g_tile + (int)get_group_id(0); if (g_tile + (long)get_group_id(0) < (N + 6) / 7) {
    { int k_tile = 4 * (int)get_local_id(1); int k = k_tile + (int)get_local_id(0); if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_plainTiles_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int g = 32 * (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int start = g + 8 * t, end = okl_min(start + 8, N);
      for (unsigned long i_from = 0; i_from < (start < end ? (unsigned long)end - start : 0); i_from += 3) { int i_tile = start + (int)i_from; for (int i_nth = 0; i_nth < 3; ++i_nth) { int i = i_tile + i_nth; if (i_tile + (long)i_nth < end) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (unsigned long i_from = 0; i_from < (start <= end - 1 ? (unsigned long)(end - 1) - start + 1 : 0); i_from += 5) { int i_tile = end - 1 - (int)i_from; for (int i_nth = 0; i_nth < 5; ++i_nth) { int i = i_tile - i_nth; if (i_tile - (long)i_nth >= start) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
