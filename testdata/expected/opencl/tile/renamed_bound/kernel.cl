#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_braced_0(const int N, __global const int *restrict x, __global int *restrict y, const int _occa_half) {
#line 5 "kernels/tile/renamed_bound.okl"
  { int _occa_tiled_n = 8 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < _occa_half) {
    y[n] = x[n] + _occa_half;
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_commented_0(const int N, __global const int *restrict x, __global int *restrict y, const int threadIdx) {
#line 12 "kernels/tile/renamed_bound.okl"
   /* the rest */ { int _occa_tiled_n = (int)(threadIdx) + 4 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if ((long)_occa_tiled_n + (long)get_local_id(0) < (N)) {
    y[n] = x[n] - threadIdx;
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_looped_0(const int blockIdx, __global const int *restrict x, __global int *restrict y) {
  { int b = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      for (unsigned long _occa_tile_n = 0; _occa_tile_n < ((b + 2 * t) < blockIdx ? ((unsigned long)blockIdx - (unsigned long)(b + 2 * t) - 1) / (unsigned long)(8) + 1 : 0); _occa_tile_n += 3) { int _occa_tiled_n = (int)(b + 2 * t) + 8 * (int)_occa_tile_n; for (int _occa_round_n = 0; _occa_round_n < 3; ++_occa_round_n) { int n = _occa_tiled_n + 8 * (int)_occa_round_n; if ((long)_occa_tiled_n + (long)(8) * (long)_occa_round_n < (blockIdx)) {
        y[n] = x[n] * blockIdx;
      } } }
    }
  }
}
