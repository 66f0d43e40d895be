#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_notEqual_0(const int N, __global int *hits) {
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { hits[i] += 1; } }
}

// 0 is the last value; the last tile would go on below it.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_unsignedDown_0(const unsigned N, __global int *hits) {
  { unsigned int i_tile = N - 4 * (unsigned int)get_group_id(0); unsigned int i = i_tile - (unsigned int)get_local_id(0); if (i_tile - (long)get_local_id(0) > (unsigned int)0) { hits[i - 1] += 1; } }
}

__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_unsignedDownInside_0(__global int *hits) {
  { int g = (int)get_group_id(0);
    { unsigned int i_tile = 10 - 4 * (unsigned int)get_local_id(0); for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long)i_nth > (unsigned int)0) { hits[i - 1] += 1; } } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/tile/edges.okl"
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0);
      for (int i_from = 0; i_from < 10; i_from += 4) { unsigned int i_tile = 10 - (unsigned int)i_from; for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long)i_nth > (unsigned int)0) { hits[i - 1] += 2; } } }
    } }
  }
}

// 127 is the largest value.
__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_smallType_0(__global int *hits) {
  { signed char i_tile = (signed char)100 + 15 * (signed char)get_group_id(0); signed char i = i_tile + 3 * (signed char)get_local_id(0); if (i < 127) { hits[(i - 100) / 3] += 1; } }
}

// `<=` visits no edge twice, a step loses no round, either way.
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_steps_0(const int N, __global int *up, __global int *down) {
  { int i_tile = 1 + 6 * (int)get_group_id(0); int i = i_tile + 3 * (int)get_local_id(0); if (i_tile + 3 * (long)get_local_id(0) <= N) { up[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_steps_1(const int N, __global int *up, __global int *down) {
#line 29 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)get_group_id(0); int i = i_tile - 2 * (int)get_local_id(0); if (i >= 0) { down[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_steps_2(const int N, __global int *up, __global int *down) {
#line 30 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)get_group_id(1); int i = i_tile - 3 * (int)get_group_id(0); if (i > 1) {
    { int t = (int)get_local_id(0); down[i] += 10; }
  } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

__kernel void _occa_sizes_0(const int N, __global int *hits, int size) {
#line 41 "kernels/tile/edges.okl"
  { int i_tile = size * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < N) { hits[i] += 1; } }
}

#line 38 "kernels/tile/edges.okl"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_sizes_1(const int N, __global int *hits) {
#line 42 "kernels/tile/edges.okl"
  { int i_tile = 3 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < N) { hits[i] += 1; } }
}
