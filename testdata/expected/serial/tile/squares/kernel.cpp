struct alignas(8) int2 { int x, y; };
#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

extern "C" void square(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 2) { for (int j = _occa_tiled_j; j < _occa_tiled_j + (2); j += 1) { if (j < ny) {
    for (int _occa_tiled_i = 0; _occa_tiled_i < nx; _occa_tiled_i += 4) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (4); i += 1) { if (i < nx) {
      y[j * nx + i] = x[j * nx + i] + 1;
    } } }
  } } }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
extern "C" void written(const long &nx, const long &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 2) { for (int j = _occa_tiled_j; j < _occa_tiled_j + (2); j += 1) { if (j < ny) { for (int _occa_tiled_i = 0; _occa_tiled_i < nx; _occa_tiled_i += 2) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (2); i += 1) { if (i < nx) { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; } } }} } }
}

extern "C" void cube(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 2) { for (int j = _occa_tiled_j; j < _occa_tiled_j + (2); j += 1) { if (j < ny) {
    for (int _occa_tiled_i = nx - 1; _occa_tiled_i >= 0; _occa_tiled_i -= 3) { for (int i = _occa_tiled_i; i > _occa_tiled_i - (3); i -= 1) { if (i >= 0) {
      for (int _occa_tiled_k = 0; _occa_tiled_k < 4; _occa_tiled_k += 4) { for (int k = _occa_tiled_k; k < _occa_tiled_k + (4); k += 1) { {
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } } } } } }
}

// The tiles of the second start where the first is.
extern "C" void shifted(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_j = 0; _occa_tiled_j < ny; _occa_tiled_j += 3) { for (int j = _occa_tiled_j; j < _occa_tiled_j + (3); j += 1) { if (j < ny) {
    for (int _occa_tiled_n = j * 5; _occa_tiled_n < j * 5 + 5; _occa_tiled_n += 2) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (2); n += 1) { if (n < j * 5 + 5) {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    } } }
  } } }
}
