#line 1 "kernels/barriers/array_parameters.okl"
// Functions with parameters that are written as arrays change group memory, element by element and row by row.

#define ROWS 2
#define COLUMNS 4

static void add(const int row, const int column, const int value, __local int grid[ROWS][COLUMNS]) {
  grid[row][column] += value;
}

static void set(__local int row[COLUMNS], const int column, const int value) { row[column] = value; }

static void set_in(__local int grid[ROWS][COLUMNS], const int row, const int column, const int value) {
  set(grid[row], column, value);
}

static int look(__local const int grid[ROWS][COLUMNS], const int row, const int column) { return grid[row][column]; }

static int look_freely(__local int grid[ROWS][COLUMNS], const int row, const int column) { return grid[row][column]; }

__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_grids_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[2][4];
#line 21 "kernels/barriers/array_parameters.okl"
  { int g = (int)get_group_id(0);
    
    { int r = (int)get_local_id(1);
      { int c = (int)get_local_id(0); set_in(s, r, c, x[8 * g + 4 * r + c]); }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/barriers/array_parameters.okl"
    { int r = (int)get_local_id(1);
      { int c = (int)get_local_id(0); add(1 - r, c, 10, s); }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/barriers/array_parameters.okl"
    { int r = (int)get_local_id(1);
      { int c = (int)get_local_id(0); add(r, 3 - c, c, s); }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/barriers/array_parameters.okl"
    { int r = (int)get_local_id(1);
      { int c = (int)get_local_id(0); y[8 * g + 4 * r + c] = look(s, r, (c + 1) % 4) + look_freely(s, 1 - r, c); }
    }
  }
}
