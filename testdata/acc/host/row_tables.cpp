// Rows behind an array of pointers, in one section: the device has a table of its own, whose pointers lead to its rows.
#include <cstdio>
#include <cstdlib>
#include <openacc.h>

typedef double real;
struct Grid {
  int rows, columns;
  real **values;
};

static real **table(int rows, int columns) {
  real **made = static_cast<real **>(std::malloc(rows * sizeof(real *)));
  for (int i = 0; i < rows; ++i) {
    made[i] = static_cast<real *>(std::malloc(columns * sizeof(real)));
    for (int j = 0; j < columns; ++j) made[i][j] = i * 100 + j;
  }
  return made;
}

static void drop(real **some, int rows) {
  for (int i = 0; i < rows; ++i) std::free(some[i]);
  std::free(some);
}

// Each clause moves what it says, and the host keeps its own pointers.
static int clauses(int n, int m) {
  int wrong = 0;
  real **a = table(n, m), **b = table(n, m), **c = table(n, m), *first = c[0];
#pragma acc parallel loop collapse(2) copyin(a[0:n][0:m]) copy(b[0:n][0:m]) copyout(c[0:n][0:m])
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < m; ++j) {
      b[i][j] += a[i][j];
      c[i][j] = 2 * a[i][j];
      a[i][j] = -1;
    }
  wrong += c[0] != first;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < m; ++j) {
      wrong += b[i][j] != 2 * (i * 100 + j) || c[i][j] != 2 * (i * 100 + j);
      const bool is_shared = acc_get_device_type() == acc_device_host;
      wrong += a[i][j] != (is_shared ? -1 : i * 100 + j);
    }
  drop(a, n), drop(b, n), drop(c, n);
  return wrong;
}

// A region has them, constructs and `update` inside name the table alone or parts of it.
static int regions(int n, int m) {
  int wrong = 0;
  real **a = table(n, m);
#pragma acc data copy(a[0:n][0:m])
  {
#pragma acc parallel loop
    for (int i = 0; i < n; ++i) a[i][1] += 0.5;
#pragma acc update self(a[1:2][1:1])
    wrong += a[1][1] != 101.5 || a[2][1] != 201.5;
    a[1][2] = 7;
#pragma acc update device(a[1:1][0:m])
#pragma acc parallel loop present(a)
    for (int i = 0; i < n; ++i) a[i][2] += 1;
#pragma acc parallel loop gang present(a[0:n][0:m])
    for (int i = 0; i < n; ++i) {
#pragma acc loop vector
      for (int j = 3; j < m; ++j) a[i][j] = i - j;
    }
  }
  for (int i = 0; i < n; ++i) {
    wrong += a[i][0] != i * 100 || a[i][1] != i * 100 + 1.5;
    wrong += a[i][2] != (i == 1 ? 8 : i * 100 + 3);
    for (int j = 3; j < m; ++j) wrong += a[i][j] != i - j;
  }
  drop(a, n);
  return wrong;
}

// Data that comes and goes by directives; counters are those of each row.
static int lifetimes(int n, int m) {
  int wrong = 0;
  real **a = table(n, m);
#pragma acc enter data copyin(a[0:n][0:m])
#pragma acc enter data copyin(a[0:n][0:m])
#pragma acc parallel loop present(a[0:n][0:m])
  for (int i = 0; i < n; ++i) a[i][0] = -i;
#pragma acc exit data delete(a[0:n][0:m])
  wrong += !acc_is_present(a[n - 1], m * sizeof(real));
#pragma acc exit data copyout(a[0:n][0:m])
  for (int i = 0; i < n; ++i) wrong += a[i][0] != -i || a[i][1] != i * 100 + 1;
  const bool is_shared = acc_get_device_type() == acc_device_host;
  wrong += !is_shared && (acc_is_present(a, sizeof(real *)) || acc_is_present(a[0], sizeof(real)));
  drop(a, n);
  return wrong;
}

// Parts of rows, of an array of pointers, with one row that is not there.
static int parts() {
  int wrong = 0;
  real store[3][8] = {};
  real *a[4] = {store[0], store[1], nullptr, store[2]};
#pragma acc parallel loop copy(a[0:4][2:3])
  for (int i = 0; i < 4; ++i)
    if (a[i])
      for (int j = 2; j < 5; ++j) a[i][j] = i + j;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; a[i] && j < 8; ++j) wrong += a[i][j] != (j < 2 || j > 4 ? 0 : i + j);
  return wrong + (a[2] != nullptr) + (a[3] != store[2]);
}

// Tables of tables, and rows of arrays.
static int deeper(int n) {
  int wrong = 0;
  real ***a = static_cast<real ***>(std::malloc(n * sizeof(real **)));
  for (int i = 0; i < n; ++i) a[i] = table(n, 4);
  real (*b[2])[3];
  real rows[2][5][3] = {};
  b[0] = rows[0], b[1] = rows[1];
#pragma acc parallel loop collapse(2) copy(a[0:n][0:n][0:4])
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) a[i][j][3] = i * n + j;
#pragma acc parallel loop collapse(2) copy(b[0:2][0:5][0:3])
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 5; ++j) b[i][j][1] = i * 5 + j;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) wrong += a[i][j][3] != i * n + j || a[i][j][0] != j * 100;
    drop(a[i], n);
  }
  for (int i = 0; i < 10; ++i) wrong += rows[i / 5][i % 5][1] != i || rows[i / 5][i % 5][2] != 0;
  std::free(a);
  return wrong;
}

// A table that a structure leads to.
static int members(int n, int m) {
  int wrong = 0;
  Grid grid = {n, m, table(n, m)};
#pragma acc enter data copyin(grid, grid.values[0:n][0:m])
#pragma acc parallel loop present(grid)
  for (int i = 0; i < grid.rows; ++i)
    for (int j = 0; j < grid.columns; ++j) grid.values[i][j] *= 3;
#pragma acc exit data copyout(grid.values[0:n][0:m]) delete(grid)
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < m; ++j) wrong += grid.values[i][j] != 3 * (i * 100 + j);
  drop(grid.values, n);
  return wrong;
}

int main() {
  const int found[] = {clauses(5, 9), regions(6, 10), lifetimes(4, 4), parts(), deeper(3), members(4, 5)};
  int wrong = 0;
  for (int i = 0; i < 6; ++i) {
    if (found[i]) std::printf("part %d: %d wrong\n", i, found[i]);
    wrong += found[i];
  }
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
