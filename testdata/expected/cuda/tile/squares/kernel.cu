#line 1 "kernels/tile/squares.okl"
// Tiles directly in tiles: the groups of all stand outside of the work items of all.

extern "C" __global__ __launch_bounds__(8) void _occa_square_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j_tile = 2 * (int)blockIdx.y; int j = j_tile + (int)threadIdx.y; if (j < ny) {
    { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < nx) {
      y[j * nx + i] = x[j * nx + i] + 1;
    } }
  } }
}


#line 14 "kernels/tile/squares.okl"
#define SQUARE_END }}

// As OCCA's loops over C++ lambdas write it, with the index in a vector.
extern "C" __global__ __launch_bounds__(4) void _occa_written_0(const long nx, const long ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j_tile = 2 * (int)blockIdx.y; int j = j_tile + (int)threadIdx.y; if (j < ny) { { int i_tile = 2 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < nx) { int2 at; at.x = i; at.y = j; y[at.y * nx + at.x] = x[at.y * nx + at.x] + 1; } }} }
}

extern "C" __global__ __launch_bounds__(24) void _occa_cube_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j_tile = 2 * (int)blockIdx.z; int j = j_tile + (int)threadIdx.z; if (j < ny) {
    { int i_tile = nx - 1 - 3 * (int)blockIdx.y; int i = i_tile - (int)threadIdx.y; if (i >= 0) {
      { int k_tile = 4 * (int)blockIdx.x; int k = k_tile + (int)threadIdx.x;
        if (k == (i + j) % 4) y[j * nx + i] = x[j * nx + i] + 1;
      } } } } }
}

// The tiles of the second start where the first is.
extern "C" __global__ __launch_bounds__(6) void _occa_shifted_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j_tile = 3 * (int)blockIdx.y; int j = j_tile + (int)threadIdx.x; if (j_tile + (long long)threadIdx.x < ny) {
    { int n_tile = j * 5 + 2 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.y; if (n_tile + (long long)threadIdx.y < j * 5 + 5) {
      if (n - j * 5 < nx) y[j * nx + n - j * 5] = x[j * nx + n - j * 5] + 1;
    } }
  } }
}
