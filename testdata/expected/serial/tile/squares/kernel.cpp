struct alignas(8) int2 { int x, y; };
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

extern "C" void square(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (long long j_tile = 0; j_tile < ny; j_tile += 2) for (int j = (int)j_tile, j_end = (int)(j_tile + 2 < ny ? j_tile + 2 : ny); j < j_end; ++j) {
    for (long long i_tile = 0; i_tile < nx; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < nx ? i_tile + 4 : nx); i < i_end; ++i) {
      y[j * nx + i] = x[j * nx + i] + 1;
    }
  }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
extern "C" void written(const long &nx, const long &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (long long j_tile = 0; j_tile < ny; j_tile += 2) for (int j = (int)j_tile, j_end = (int)(j_tile + 2 < ny ? j_tile + 2 : ny); j < j_end; ++j) { for (long long i_tile = 0; i_tile < nx; i_tile += 2) for (int i = (int)i_tile, i_end = (int)(i_tile + 2 < nx ? i_tile + 2 : nx); i < i_end; ++i) { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; SQUARE_END
}

extern "C" void cube(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (long long j_tile = 0; j_tile < ny; j_tile += 2) for (int j = (int)j_tile, j_end = (int)(j_tile + 2 < ny ? j_tile + 2 : ny); j < j_end; ++j) {
    for (unsigned long long i_from = 0; i_from < (0 <= nx - 1 ? (unsigned long long)(nx - 1) + 1 : 0); i_from += 3) { int i_tile = nx - 1 - (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= nx - 1 ? (unsigned long long)(nx - 1) + 1 : 0) - i_from, 0, 3); i_nth < i_end; ++i_nth) { int i = i_tile - i_nth; {
      for (int k_from = 0; k_from < 4; k_from += 4) { int k_tile = k_from; for (int k_nth = 0; k_nth < 4; ++k_nth) { int k = k_tile + k_nth; {
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } } } }
}

// The tiles of the second start where the first is.
extern "C" void shifted(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (long long j_tile = 0; j_tile < ny; j_tile += 3) for (int j = (int)j_tile, j_end = (int)(j_tile + 3 < ny ? j_tile + 3 : ny); j < j_end; ++j) {
    for (long long n_tile = j * 5; n_tile < j * 5 + 5; n_tile += 2) for (int n = (int)n_tile, n_end = (int)(n_tile + 2 < j * 5 + 5 ? n_tile + 2 : j * 5 + 5); n < n_end; ++n) {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    }
  }
}
