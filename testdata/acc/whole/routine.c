/* Functions that kernels call, structures, arrays of two dimensions, and atomics in every form. */
#include <stdio.h>

#define ROWS 6
#define COLUMNS 5

typedef struct {
  int low, high;
} range;

#pragma acc routine seq
static int clamped(int value, range r) { return value < r.low ? r.low : value > r.high ? r.high : value; }

#pragma acc routine vector
void fill(int n, int *row, int value) {
#pragma acc loop vector
  for (int i = 0; i < n; ++i) row[i] = value + i;
}

int main(void) {
  int a[ROWS][COLUMNS], seen[ROWS * COLUMNS], count = 0, last = -1, wrong = 0;
  range r = {3, 20};
#pragma acc parallel loop gang copyout(a)
  for (int i = 0; i < ROWS; ++i) fill(COLUMNS, a[i], 5 * i);
#pragma acc parallel loop collapse(2) copy(a) copyin(r)
  for (int i = 0; i < ROWS; ++i)
    for (int j = 0; j < COLUMNS; ++j) a[i][j] = clamped(a[i][j], r);
  for (int i = 0; i < ROWS * COLUMNS; ++i) seen[i] = 0;
#pragma acc parallel loop copy(seen, count, last)
  for (int i = 0; i < ROWS * COLUMNS; ++i) {
    int place, now;
#pragma acc atomic capture
    {
      place = count;
      count += 1;
    }
#pragma acc atomic write
    last = 1;
#pragma acc atomic read
    now = last;
    seen[place] += now;
  }
  for (int i = 0; i < ROWS * COLUMNS; ++i) {
    int value = i < 3 ? 3 : i > 20 ? 20 : i;
    wrong += a[i / COLUMNS][i % COLUMNS] != value;
    wrong += seen[i] != 1;
  }
  wrong += count != ROWS * COLUMNS;
  printf("%d wrong\n", wrong);
  return wrong;
}
