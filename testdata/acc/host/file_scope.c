/* Variables at file scope in functions that kernels and the program call. */
#include <openacc.h>
#include <stdio.h>

static double table[4] = {1, 2, 3, 4};
double scale = 2;
int grid[2][3];
#pragma acc declare create(table, scale, grid)

#pragma acc routine seq
static double weight(int i) { return table[i % 4] * scale; }

#pragma acc routine seq
static double twice(int i) {
  return 2 * weight(i);
}

#pragma acc routine seq
static void mark(int i) { grid[i / 3][i % 3] = i + 1; }

#pragma acc routine seq
static double sum(void) { return table[0] + table[3]; }

int main(void) {
  double x[10];
  int wrong = 0, i;
  scale = 3;
#pragma acc update device(table, scale)
#pragma acc parallel loop copyout(x)
  for (i = 0; i < 10; ++i) x[i] = twice(i) + sum();
#pragma acc parallel loop
  for (i = 0; i < 6; ++i) mark(i);
#pragma acc update self(grid)
  for (i = 0; i < 10; ++i) wrong += x[i] != 6 * (i % 4 + 1) + 5 || x[i] != twice(i) + sum();
  for (i = 0; i < 6; ++i) wrong += grid[i / 3][i % 3] != i + 1;
  mark(0);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
