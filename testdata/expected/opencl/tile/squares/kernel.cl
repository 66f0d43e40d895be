#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_square_0(const int nx, const int ny, __global const int *restrict x, __global int *restrict y) {
  { int j_tile = 2 * (int)get_group_id(1); int j = j_tile + (int)get_local_id(1); if (j < ny) {
    { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < nx) {
      y[j * nx + i] = x[j * nx + i] + 1;
    } }
  } }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
__kernel __attribute__((reqd_work_group_size(2, 2, 1))) void _occa_written_0(const long nx, const long ny, __global const int *restrict x, __global int *restrict y) {
  { int j_tile = 2 * (int)get_group_id(1); int j = j_tile + (int)get_local_id(1); if (j < ny) { { int i_tile = 2 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < nx) { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; } }} }
}

__kernel __attribute__((reqd_work_group_size(4, 3, 2))) void _occa_cube_0(const int nx, const int ny, __global const int *restrict x, __global int *restrict y) {
  { int j_tile = 2 * (int)get_group_id(2); int j = j_tile + (int)get_local_id(2); if (j < ny) {
    { int i_tile = nx - 1 - 3 * (int)get_group_id(1); int i = i_tile - (int)get_local_id(1); if (i >= 0) {
      { int k_tile = 4 * (int)get_group_id(0); int k = k_tile + (int)get_local_id(0);
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } }
}

// The tiles of the second start where the first is.
__kernel __attribute__((reqd_work_group_size(3, 2, 1))) void _occa_shifted_0(const int nx, const int ny, __global const int *restrict x, __global int *restrict y) {
  { int j_tile = 3 * (int)get_group_id(1); int j = j_tile + (int)get_local_id(0); if (j_tile + (long)get_local_id(0) < ny) {
    { int n_tile = j * 5 + 2 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(1); if (n_tile + (long)get_local_id(1) < j * 5 + 5) {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    } }
  } }
}
