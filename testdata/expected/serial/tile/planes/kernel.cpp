static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/planes.okl"
// Tiles in two and three dimensions: tiles of groups outside, tiles of items inside.

// Tiles written by hand.
extern "C" void plane(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int j0 = 0; j0 < ny; j0 += 6) {
    for (int i0 = 0; i0 < nx; i0 += 8) {
      for (int j = j0, _occa_end_j = (int)_occa_within((long long)ny, -2147483648ll, j0 + 6); j < _occa_end_j; ++j) {
        for (int i = i0, _occa_end_i = (int)_occa_within((long long)nx, -2147483648ll, i0 + 8); i < _occa_end_i; ++i) {
          y[j * nx + i] = x[j * nx + i] + 1;
        }
      }
    }
  }
}

// Groups in tiles of groups in one direction, items of two axes from one loop.
extern "C" void planeOfTiles(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_j = 0; _occa_tile_j < (0 < ny ? (unsigned long long)ny : 0); _occa_tile_j += 4) { int _occa_tiled_j = (int)_occa_tile_j; for (int _occa_round_j = 0, _occa_end_j = (int)_occa_within((0 < ny ? (unsigned long long)ny : 0) - _occa_tile_j, 0, 4); _occa_round_j < _occa_end_j; ++_occa_round_j) { int j = _occa_tiled_j + (int)_occa_round_j; {
    for (int i0 = 0; i0 < nx; i0 += 16) {
      for (int _occa_tile_i = 0; _occa_tile_i < 16; _occa_tile_i += 4) { int _occa_tiled_i = (int)(i0) + (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(16 - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
        if (i < nx) y[j * nx + i] = x[j * nx + i] + 1;
      } } }
    }
  } } }
}

// Three axes of items, one of them cut into two, without a check.
extern "C" void box(const int &nx, const int &ny, const int &nz, const int *__restrict__ x, int *__restrict__ y) {
  for (int k0 = 0; k0 < nz; k0 += 2) {
    for (int j0 = 0; j0 < ny; j0 += 3) {
      for (int k = 0; k < 2; ++k) {
        for (int _occa_tile_i = 0; _occa_tile_i < 12; _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
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
  for (unsigned long long _occa_tile_row = 0; _occa_tile_row < (0 < ny ? (unsigned long long)ny : 0); _occa_tile_row += 2) { int _occa_tiled_row = (int)_occa_tile_row; for (int _occa_round_row = 0, _occa_end_row = (int)_occa_within((0 < ny ? (unsigned long long)ny : 0) - _occa_tile_row, 0, 2); _occa_round_row < _occa_end_row; ++_occa_round_row) { int row = _occa_tiled_row + (int)_occa_round_row; {
    for (int i0 = 0; i0 < nx; i0 += 8) {
      alignas(64) int s_row[8];
      for (int _occa_tile_t = 0; _occa_tile_t < 8; _occa_tile_t += 4) { int _occa_tiled_t = (int)_occa_tile_t; for (int _occa_round_t = 0, _occa_end_t = (int)_occa_within(8 - _occa_tile_t, 0, 4); _occa_round_t < _occa_end_t; ++_occa_round_t) { int t = _occa_tiled_t + (int)_occa_round_t; {
        s_row[7 - t] = i0 + t < nx ? x[row * nx + i0 + t] : 7;
      } } }
      for (int _occa_tile_t = 0; _occa_tile_t < 8; _occa_tile_t += 4) { int _occa_tiled_t = (int)_occa_tile_t; for (int _occa_round_t = 0, _occa_end_t = (int)_occa_within(8 - _occa_tile_t, 0, 4); _occa_round_t < _occa_end_t; ++_occa_round_t) { int t = _occa_tiled_t + (int)_occa_round_t; {
        if (i0 + t < nx) y[row * nx + i0 + t] = s_row[t] + 1;
      } } }
    }
  } } }
}
