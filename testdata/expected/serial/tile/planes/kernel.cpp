static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/planes.okl"
// Tiles in two and three dimensions: tiles of groups outside, tiles of items inside.

// Tiles written by hand.
extern "C" void plane(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int j0 = 0; j0 < ny; j0 += 6) {
    for (int i0 = 0; i0 < nx; i0 += 8) {
      for (int j = j0, j_end = (int)_occa_within((long long)ny, -2147483648ll, j0 + 6); j < j_end; ++j) {
        for (int i = i0, i_end = (int)_occa_within((long long)nx, -2147483648ll, i0 + 8); i < i_end; ++i) {
          y[j * nx + i] = x[j * nx + i] + 1;
        }
      }
    }
  }
}

// Groups in tiles of groups in one direction, items of two axes from one loop.
extern "C" void planeOfTiles(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (long long j_tile = 0; j_tile < ny; j_tile += 4) for (int j = (int)j_tile, j_end = (int)(j_tile + 4 < ny ? j_tile + 4 : ny); j < j_end; ++j) {
    for (int i0 = 0; i0 < nx; i0 += 16) {
      for (long long i_tile = i0; i_tile < i0 + 16; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < i0 + 16 ? i_tile + 4 : i0 + 16); i < i_end; ++i) {
        if (i < nx) y[j * nx + i] = x[j * nx + i] + 1;
      }
    }
  }
}

// Three axes of items, one of them cut into two, without a check.
extern "C" void box(const int &nx, const int &ny, const int &nz, const int *__restrict__ x, int *__restrict__ y) {
  for (int k0 = 0; k0 < nz; k0 += 2) {
    for (int j0 = 0; j0 < ny; j0 += 3) {
      for (int k = 0; k < 2; ++k) {
        for (int i_from = 0; i_from < 12; i_from += 4) { int i_tile = i_from; for (int i_nth = 0; i_nth < 4; ++i_nth) { int i = i_tile + i_nth; {
          for (int j = j0; j < j0 + 3; ++j) {
            for (int ii = i; ii < nx; ii += 12) {
              if (k0 + k < nz && j < ny) {
                const int n = ((k0 + k) * ny + j) * nx + ii;
                y[n] = x[n] + 1;
              }
            }
          }
        } } }
      }
    }
  }
}

// A tile whose items meet at barriers: shared memory lives between the tile of groups and the items.
extern "C" void reverseTiles(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (long long row_tile = 0; row_tile < ny; row_tile += 2) for (int row = (int)row_tile, row_end = (int)(row_tile + 2 < ny ? row_tile + 2 : ny); row < row_end; ++row) {
    for (int i0 = 0; i0 < nx; i0 += 8) {
      alignas(64) int s_row[8];
      for (long long t_tile = 0; t_tile < 8; t_tile += 4) for (int t = (int)t_tile, t_end = (int)(t_tile + 4 < 8 ? t_tile + 4 : 8); t < t_end; ++t) {
        s_row[7 - t] = i0 + t < nx ? x[row * nx + i0 + t] : 7;
      }
      for (long long t_tile = 0; t_tile < 8; t_tile += 4) for (int t = (int)t_tile, t_end = (int)(t_tile + 4 < 8 ? t_tile + 4 : 8); t < t_end; ++t) {
        if (i0 + t < nx) y[row * nx + i0 + t] = s_row[t] + 1;
      }
    }
  }
}
