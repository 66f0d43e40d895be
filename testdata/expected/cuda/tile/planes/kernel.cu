#line 1 "kernels/tile/planes.okl"
// Tiles in two and three dimensions: tiles of groups outside, tiles of items inside.

// Tiles written by hand.
extern "C" __global__ __launch_bounds__(48) void _occa_plane_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j0 = 6 * (int)blockIdx.y;
    { int i0 = 8 * (int)blockIdx.x;
      { int j = j0 + (int)threadIdx.y;
        { int i = i0 + (int)threadIdx.x;
          if (i < nx && j < ny) y[j * nx + i] = x[j * nx + i] + 1;
        }
      }
    }
  }
}

// Groups in tiles of groups in one direction, items of two axes from one loop.
extern "C" __global__ __launch_bounds__(16) void _occa_planeOfTiles_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j_tile = 4 * (int)blockIdx.z; int j = j_tile + (int)blockIdx.y; if (j < ny) {
    { int i0 = 16 * (int)blockIdx.x;
      { int i_tile = i0 + 4 * (int)threadIdx.y; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < i0 + 16) {
        if (i < nx) y[j * nx + i] = x[j * nx + i] + 1;
      } }
    }
  } }
}

// Three axes of items, one of them cut into two, without a check.
extern "C" __global__ __launch_bounds__(24) void _occa_box_0(const int nx, const int ny, const int nz, const int *__restrict__ x, int *__restrict__ y) {
  { int k0 = 2 * (int)blockIdx.y;
    { int j0 = 3 * (int)blockIdx.x;
      { int k = (int)threadIdx.z;
        { int i_tile = 4 * (int)threadIdx.y; int i = i_tile + (int)threadIdx.x;
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
extern "C" __global__ __launch_bounds__(8) void _occa_reverseTiles_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int row_tile = 2 * (int)blockIdx.z; int row = row_tile + (int)blockIdx.y; if (row < ny) {
    { int i0 = 8 * (int)blockIdx.x;
      __shared__ int s_row[8];
      { int t_tile = 4 * (int)threadIdx.y; int t = t_tile + (int)threadIdx.x; if (t < 8) {
        s_row[7 - t] = i0 + t < nx ? x[row * nx + i0 + t] : 7;
      } }
      __syncthreads();
#line 55 "kernels/tile/planes.okl"
      { int t_tile = 4 * (int)threadIdx.y; int t = t_tile + (int)threadIdx.x; if (t < 8) {
        if (i0 + t < nx) y[row * nx + i0 + t] = s_row[t] + 1;
      } }
    }
  } }
}
