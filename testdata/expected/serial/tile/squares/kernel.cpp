struct alignas(8) int2 { int x, y; };
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

extern "C" void square(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_j = 0; _occa_tile_j < (0 < ny ? (unsigned long long)ny : 0); _occa_tile_j += 2) { int _occa_tiled_j = (int)_occa_tile_j; for (int _occa_round_j = 0, _occa_end_j = (int)_occa_within((0 < ny ? (unsigned long long)ny : 0) - _occa_tile_j, 0, 2); _occa_round_j < _occa_end_j; ++_occa_round_j) { int j = _occa_tiled_j + (int)_occa_round_j; {
    for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < nx ? (unsigned long long)nx : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < nx ? (unsigned long long)nx : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
      y[j * nx + i] = x[j * nx + i] + 1;
    } } }
  } } }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
extern "C" void written(const long &nx, const long &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_j = 0; _occa_tile_j < (0 < ny ? (unsigned long long)ny : 0); _occa_tile_j += 2) { int _occa_tiled_j = (int)_occa_tile_j; for (int _occa_round_j = 0, _occa_end_j = (int)_occa_within((0 < ny ? (unsigned long long)ny : 0) - _occa_tile_j, 0, 2); _occa_round_j < _occa_end_j; ++_occa_round_j) { int j = _occa_tiled_j + (int)_occa_round_j; { for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < nx ? (unsigned long long)nx : 0); _occa_tile_i += 2) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < nx ? (unsigned long long)nx : 0) - _occa_tile_i, 0, 2); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; } } }} } }
}

extern "C" void cube(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_j = 0; _occa_tile_j < (0 < ny ? (unsigned long long)ny : 0); _occa_tile_j += 2) { int _occa_tiled_j = (int)_occa_tile_j; for (int _occa_round_j = 0, _occa_end_j = (int)_occa_within((0 < ny ? (unsigned long long)ny : 0) - _occa_tile_j, 0, 2); _occa_round_j < _occa_end_j; ++_occa_round_j) { int j = _occa_tiled_j + (int)_occa_round_j; {
    for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= (nx - 1) ? ((unsigned long long)(nx - 1)) + 1 : 0); _occa_tile_i += 3) { int _occa_tiled_i = (int)(nx - 1) - (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= (nx - 1) ? ((unsigned long long)(nx - 1)) + 1 : 0) - _occa_tile_i, 0, 3); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - (int)_occa_round_i; {
      for (int _occa_tile_k = 0; _occa_tile_k < 4; _occa_tile_k += 4) { int _occa_tiled_k = (int)_occa_tile_k; for (int _occa_round_k = 0; _occa_round_k < 4; ++_occa_round_k) { int k = _occa_tiled_k + (int)_occa_round_k; {
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } } } } } }
}

// The tiles of the second start where the first is.
extern "C" void shifted(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_j = 0; _occa_tile_j < (0 < ny ? (unsigned long long)ny : 0); _occa_tile_j += 3) { int _occa_tiled_j = (int)_occa_tile_j; for (int _occa_round_j = 0, _occa_end_j = (int)_occa_within((0 < ny ? (unsigned long long)ny : 0) - _occa_tile_j, 0, 3); _occa_round_j < _occa_end_j; ++_occa_round_j) { int j = _occa_tiled_j + (int)_occa_round_j; {
    for (int _occa_tile_n = 0; _occa_tile_n < 5; _occa_tile_n += 2) { int _occa_tiled_n = (int)(j * 5) + (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within(5 - _occa_tile_n, 0, 2); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    } } }
  } } }
}
