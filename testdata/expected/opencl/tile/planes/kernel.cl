#line 1 "kernels/tile/planes.okl"
// Tiles in two and three dimensions: tiles of groups outside, tiles of items inside.

// Tiles written by hand.
__kernel __attribute__((reqd_work_group_size(8, 6, 1))) void _occa_plane_0(const int nx, const int ny, __global const int *restrict x, __global int *restrict y) {
  { int j0 = 6 * (int)get_group_id(1);
    { int i0 = 8 * (int)get_group_id(0);
      { int j = j0 + (int)get_local_id(1);
        { int i = i0 + (int)get_local_id(0);
          if (i < nx && j < ny) y[j * nx + i] = x[j * nx + i] + 1;
        }
      }
    }
  }
}

// Groups in tiles of groups in one direction, items of two axes from one loop.
__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void _occa_planeOfTiles_0(const int nx, const int ny, __global const int *restrict x, __global int *restrict y) {
  { int j_tile = 4 * (int)get_group_id(2); int j = j_tile + (int)get_group_id(1); if (j < ny) {
    { int i0 = 16 * (int)get_group_id(0);
      { int i_tile = i0 + 4 * (int)get_local_id(1); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < i0 + 16) {
        if (i < nx) y[j * nx + i] = x[j * nx + i] + 1;
      } }
    }
  } }
}

// Three axes of items, one of them cut into two, without a check.
__kernel __attribute__((reqd_work_group_size(4, 3, 2))) void _occa_box_0(const int nx, const int ny, const int nz, __global const int *restrict x, __global int *restrict y) {
  { int k0 = 2 * (int)get_group_id(1);
    { int j0 = 3 * (int)get_group_id(0);
      { int k = (int)get_local_id(2);
        { int i_tile = 4 * (int)get_local_id(1); int i = i_tile + (int)get_local_id(0);
          for (int j = j0; j < j0 + 3; ++j) {
            for (int ii = i; ii < nx; ii += 12) {
              if (k0 + k < nz && j < ny) {
                const int n = ((k0 + k) * ny + j) * nx + ii;
                y[n] = x[n] + 1;
              }
            }
          }
        }
      }
    }
  }
}

// A tile whose items meet at barriers: shared memory lives between the tile of groups and the items.
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_reverseTiles_0(const int nx, const int ny, __global const int *restrict x, __global int *restrict y) {
  __local int s_row[8];
#line 49 "kernels/tile/planes.okl"
  { int row_tile = 2 * (int)get_group_id(2); int row = row_tile + (int)get_group_id(1); if (row < ny) {
    { int i0 = 8 * (int)get_group_id(0);
      
      { int t_tile = 4 * (int)get_local_id(1); int t = t_tile + (int)get_local_id(0); if (t < 8) {
        s_row[7 - t] = i0 + t < nx ? x[row * nx + i0 + t] : 7;
      } }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "kernels/tile/planes.okl"
      { int t_tile = 4 * (int)get_local_id(1); int t = t_tile + (int)get_local_id(0); if (t < 8) {
        if (i0 + t < nx) y[row * nx + i0 + t] = s_row[t] + 1;
      } }
    }
  } }
}
