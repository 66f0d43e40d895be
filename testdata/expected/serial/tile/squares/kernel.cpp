struct alignas(8) int2 { int x, y; };
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

extern "C" void square(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 2) { for (int j = _occa_tiled_j, _occa_end_j = (int)_occa_within((long long)(ny), -2147483648ll, _occa_tiled_j + (2)); j < _occa_end_j; j += 1) { {
    for (int _occa_tiled_i = 0; _occa_tiled_i < nx; _occa_tiled_i += 4) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(nx), -2147483648ll, _occa_tiled_i + (4)); i < _occa_end_i; i += 1) { {
      y[j * nx + i] = x[j * nx + i] + 1;
    } } }
  } } }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
extern "C" void written(const long &nx, const long &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 2) { for (int j = _occa_tiled_j, _occa_end_j = (int)_occa_within((long long)(ny), -2147483648ll, _occa_tiled_j + (2)); j < _occa_end_j; j += 1) { { for (int _occa_tiled_i = 0; _occa_tiled_i < nx; _occa_tiled_i += 2) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(nx), -2147483648ll, _occa_tiled_i + (2)); i < _occa_end_i; i += 1) { { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; } } }} } }
}

extern "C" void cube(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 2) { for (int j = _occa_tiled_j, _occa_end_j = (int)_occa_within((long long)(ny), -2147483648ll, _occa_tiled_j + (2)); j < _occa_end_j; j += 1) { {
    for (int _occa_tiled_i = nx - 1; _occa_tiled_i >= 0; _occa_tiled_i -= 3) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(0) - 1, _occa_tiled_i - (3), 2147483647ll); i > _occa_end_i; i -= 1) { {
      for (int _occa_tiled_k = 0; _occa_tiled_k < 4; _occa_tiled_k += 4) { for (int k = _occa_tiled_k; k < _occa_tiled_k + (4); k += 1) { {
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } } } } } }
}

// The tiles of the second start where the first is.
extern "C" void shifted(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 3) { for (int j = _occa_tiled_j, _occa_end_j = (int)_occa_within((long long)(ny), -2147483648ll, _occa_tiled_j + (3)); j < _occa_end_j; j += 1) { {
    for (int _occa_tiled_n = j * 5; _occa_tiled_n < j * 5 + 5; _occa_tiled_n += 2) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(j * 5 + 5), -2147483648ll, _occa_tiled_n + (2)); n < _occa_end_n; n += 1) { {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    } } }
  } } }
}
