#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_notEqual_0(const int N, __global int *hits) {
  { int _occa_tiled_i = 4 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) { hits[i] += 1; } }
}

// 0 is the last value; the last tile would go on below it.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_unsignedDown_0(const unsigned N, __global int *hits) {
  { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(4) * (unsigned int)get_group_id(0); unsigned int i = _occa_tiled_i - (unsigned int)get_local_id(0); if ((long)_occa_tiled_i - (long)get_local_id(0) > (0)) { hits[i - 1] += 1; } }
}

__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_unsignedDownInside_0(__global int *hits) {
  { int g = (int)get_group_id(0);
    { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)(4) * (unsigned int)get_local_id(0); for (int _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((long)_occa_tiled_i - (long)_occa_round_i > (0)) { hits[i - 1] += 1; } } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/tile/edges.okl"
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0);
      for (int _occa_tile_i = 0; _occa_tile_i < 10; _occa_tile_i += 4) { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((long)_occa_tiled_i - (long)_occa_round_i > (0)) { hits[i - 1] += 2; } } }
    } }
  }
}

// 127 is the largest value.
__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_smallType_0(__global int *hits) {
  { signed char _occa_tiled_i = (signed char)(100) + (signed char)(15) * (signed char)get_group_id(0); signed char i = _occa_tiled_i + (signed char)(3) * (signed char)get_local_id(0); if (i < 127) { hits[(i - 100) / 3] += 1; } }
}

// `<=` visits no edge twice, a step loses no round, either way.
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_steps_0(const int N, __global int *up, __global int *down) {
  { int _occa_tiled_i = (int)(1) + 6 * (int)get_group_id(0); int i = _occa_tiled_i + 3 * (int)get_local_id(0); if ((long)_occa_tiled_i + (long)(3) * (long)get_local_id(0) <= (N)) { up[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_steps_1(const int N, __global int *up, __global int *down) {
#line 29 "kernels/tile/edges.okl"
  { int _occa_tiled_i = (int)(N) - 6 * (int)get_group_id(0); int i = _occa_tiled_i - 2 * (int)get_local_id(0); if (i >= 0) { down[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_steps_2(const int N, __global int *up, __global int *down) {
#line 30 "kernels/tile/edges.okl"
  { int _occa_tiled_i = (int)(N) - 6 * (int)get_group_id(1); int i = _occa_tiled_i - 3 * (int)get_group_id(0); if (i > 1) {
    { int t = (int)get_local_id(0); down[i] += 10; }
  } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

__kernel void _occa_sizes_0(const int N, __global int *hits, int size) {
#line 41 "kernels/tile/edges.okl"
  { int _occa_tiled_i = (int)(size) * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if ((long)_occa_tiled_i + (long)get_local_id(0) < (N)) { hits[i] += 1; } }
}

#line 38 "kernels/tile/edges.okl"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_sizes_1(const int N, __global int *hits) {
#line 42 "kernels/tile/edges.okl"
  { int _occa_tiled_i = 3 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if ((long)_occa_tiled_i + (long)get_local_id(0) < (N)) { hits[i] += 1; } }
}
