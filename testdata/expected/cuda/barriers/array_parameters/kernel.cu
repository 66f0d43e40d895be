#line 1 "kernels/barriers/array_parameters.okl"
// Functions with parameters that are written as arrays change group memory, element by element and row by row.

#define ROWS 2
#define COLUMNS 4

__device__ static void add(const int row, const int column, const int value, int grid[ROWS][COLUMNS]) {
  grid[row][column] += value;
}

__device__ static void set(int row[COLUMNS], const int column, const int value) { row[column] = value; }

__device__ static void set_in(int grid[ROWS][COLUMNS], const int row, const int column, const int value) {
  set(grid[row], column, value);
}

__device__ static int look(const int grid[ROWS][COLUMNS], const int row, const int column) { return grid[row][column]; }

__device__ static int look_freely(int grid[ROWS][COLUMNS], const int row, const int column) { return grid[row][column]; }

extern "C" __global__ __launch_bounds__(8) void _occa_grids_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[ROWS][COLUMNS];
    { int r = (int)threadIdx.y;
      { int c = (int)threadIdx.x; set_in(s, r, c, x[8 * g + 4 * r + c]); }
    }
    __syncthreads();
#line 26 "kernels/barriers/array_parameters.okl"
    { int r = (int)threadIdx.y;
      { int c = (int)threadIdx.x; add(1 - r, c, 10, s); }
    }
    __syncthreads();
#line 29 "kernels/barriers/array_parameters.okl"
    { int r = (int)threadIdx.y;
      { int c = (int)threadIdx.x; add(r, 3 - c, c, s); }
    }
    __syncthreads();
#line 32 "kernels/barriers/array_parameters.okl"
    { int r = (int)threadIdx.y;
      { int c = (int)threadIdx.x; y[8 * g + 4 * r + c] = look(s, r, (c + 1) % 4) + look_freely(s, 1 - r, c); }
    }
  }
}
