#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_braced_0(const int N, __global const int *restrict x, __global int *restrict y, const int _occa_half) {
#line 5 "kernels/tile/renamed_bound.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < _occa_half) {
    y[n] = x[n] + _occa_half;
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_commented_0(const int N, __global const int *restrict x, __global int *restrict y, const int threadIdx) {
#line 12 "kernels/tile/renamed_bound.okl"
   /* the rest */ { int n_tile = threadIdx + 4 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n_tile + (long)get_local_id(0) < N) {
    y[n] = x[n] - threadIdx;
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_looped_0(const int blockIdx, __global const int *restrict x, __global int *restrict y) {
  { int b = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      for (unsigned long n_from = 0; n_from < (b + 2 * t < blockIdx ? ((unsigned long)blockIdx - (b + 2 * t) - 1) / 8 + 1 : 0); n_from += 3) { int n_tile = b + 2 * t + 8 * (int)n_from; for (int n_nth = 0; n_nth < 3; ++n_nth) { int n = n_tile + 8 * n_nth; if (n_tile + 8 * (long)n_nth < blockIdx) {
        y[n] = x[n] * blockIdx;
      } } }
    }
  }
}
