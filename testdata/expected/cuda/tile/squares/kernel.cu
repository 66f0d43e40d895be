#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

extern "C" __global__ __launch_bounds__(8) void _occa_square_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_j = 2 * (int)blockIdx.y; int j = _occa_tiled_j + (int)threadIdx.y; if (j < ny) {
    { int _occa_tiled_i = 4 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < nx) {
      y[j * nx + i] = x[j * nx + i] + 1;
    } }
  } }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
extern "C" __global__ __launch_bounds__(4) void _occa_written_0(const long nx, const long ny, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_j = 2 * (int)blockIdx.y; int j = _occa_tiled_j + (int)threadIdx.y; if (j < ny) { { int _occa_tiled_i = 2 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < nx) { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; } }} }
}

extern "C" __global__ __launch_bounds__(24) void _occa_cube_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_j = 2 * (int)blockIdx.z; int j = _occa_tiled_j + (int)threadIdx.z; if (j < ny) {
    { int _occa_tiled_i = (int)(nx - 1) - 3 * (int)blockIdx.y; int i = _occa_tiled_i - (int)threadIdx.y; if (i >= 0) {
      { int _occa_tiled_k = 4 * (int)blockIdx.x; int k = _occa_tiled_k + (int)threadIdx.x;
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } }
}

// The tiles of the second start where the first is.
extern "C" __global__ __launch_bounds__(6) void _occa_shifted_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int _occa_tiled_j = 3 * (int)blockIdx.y; int j = _occa_tiled_j + (int)threadIdx.x; if ((long long)_occa_tiled_j + (long long)threadIdx.x < (ny)) {
    { int _occa_tiled_n = (int)(j * 5) + 2 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.y; if ((long long)_occa_tiled_n + (long long)threadIdx.y < (j * 5 + 5)) {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    } }
  } }
}
