#line 1 "kernels/barriers/array_parameters.okl"
// Functions with parameters that are written as arrays change group memory, element by element and row by row.

#define ROWS 2
#define COLUMNS 4

static void add(const int row, const int column, const int value, int grid[ROWS][COLUMNS]) {
  grid[row][column] += value;
}

static void set(int row[COLUMNS], const int column, const int value) { row[column] = value; }

static void set_in(int grid[ROWS][COLUMNS], const int row, const int column, const int value) {
  set(grid[row], column, value);
}

static int look(const int grid[ROWS][COLUMNS], const int row, const int column) { return grid[row][column]; }

static int look_freely(int grid[ROWS][COLUMNS], const int row, const int column) { return grid[row][column]; }

extern "C" void grids(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[ROWS][COLUMNS];
    for (int r = 0; r < ROWS; ++r) {
      for (int c = 0; c < COLUMNS; ++c) set_in(s, r, c, x[8 * g + 4 * r + c]);
    }
    for (int r = 0; r < ROWS; ++r) {
      for (int c = 0; c < COLUMNS; ++c) add(1 - r, c, 10, s);
    }
    for (int r = 0; r < ROWS; ++r) {
      for (int c = 0; c < COLUMNS; ++c) add(r, 3 - c, c, s);
    }
    for (int r = 0; r < ROWS; ++r) {
      for (int c = 0; c < COLUMNS; ++c) y[8 * g + 4 * r + c] = look(s, r, (c + 1) % 4) + look_freely(s, 1 - r, c);
    }
  }
}
