#line 1 "kernels/bits/wide_index.okl"
// Loops over indices that do not fit into 32 bits, backwards, unsigned, and of mixed width. The kernels
// see a window of a huge array.

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_window_0(const long first, const long last, __global const int *restrict x, __global long *restrict y) {
  { long i_tile = first + 32 * (long)get_group_id(0); long i = i_tile + (long)get_local_id(0); if ((unsigned long)get_group_id(0) * 32 + get_local_id(0) < (first < last ? (unsigned long)last - first : 0)) {
    y[i - first] = 3 * i + x[i - first];
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_backwards_0(const long first, const int count, __global const int *restrict x, __global long *restrict y) {
  { long i_tile = first + count - 1 - 16 * (long)get_group_id(0); long i = i_tile - (long)get_local_id(0); if ((unsigned long)get_group_id(0) * 16 + get_local_id(0) < (0 <= (long)count - 1 ? (unsigned long)((long)count - 1) + 1 : 0)) { y[i - first] = x[i - first] - i; } }
}

// The bound of an int variable is 64 bits wide; the step is not one.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_mixedWidth_0(const long N, const ulong stride, __global const int *restrict x, __global unsigned long *restrict y) {
  { int b = (int)get_group_id(0);
    { size_t t = (size_t)get_local_id(0);
      const size_t i = 8 * (size_t)b + t;
      if (i < (size_t)N) y[i] = (stride * i << 20) + (unsigned long)(unsigned int)x[i];
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_negativeStart_0(const short N, __global const int *restrict x, __global int *restrict y) {
  { short i_tile = (short)-N + 16 * (short)get_group_id(0); short i = i_tile + 2 * (short)get_local_id(0); if (i_tile + 2 * (long)get_local_id(0) <= (int)N) { y[i + N] = x[i + N] * i; } }
}
