/* Loops that count with variables declared outside of them, at every level: each iteration has its own. */
#include <stdio.h>

static void counters_levels(int n, int m, int *x, int *y) {
  int i, j, k;
#pragma acc parallel loop gang num_gangs(3) vector_length(4) private(i, j) copy(x[0:n*m])
  for (i = 0; i < n; i++) {
#pragma acc loop vector
    for (j = 0; j < m; j++) {
      for (k = 0; k < 3; k++) x[i * m + j] += i + 10 * j + k;
    }
  }
#pragma acc parallel loop num_gangs(2) num_workers(2) vector_length(3) copy(x[0:n*m])
  for (i = 0; i < n; i++) {
#pragma acc loop worker private(j)
    for (j = 0; j < m; j++) {
      int sum = 0;
#pragma acc loop vector private(k) reduction(+:sum)
      for (k = 0; k < 5; k++) sum += k * i;
      x[i * m + j] += sum;
    }
  }
#pragma acc parallel loop gang vector num_gangs(2) vector_length(3) copy(y[0:n]) copyin(x[0:n*m])
  for (i = 0; i < n; i++) {
    k = 0;
    j = m;
    while (j > 0) {
      j--;
      k += x[i * m + j];
    }
#pragma acc loop seq
    for (j = m - 1; j >= 0; --j) k += x[i * m + j];
    y[i] += k;
  }
}

static void counters_joined(int n, int m, int *x) {
  int i, j, k;
#pragma acc parallel loop collapse(2) num_gangs(3) vector_length(4) copy(x[0:n*m])
  for (i = 0; i < n; i++)
    for (k = 0; k < m; k++) x[i * m + k] += i + 10 * k;
#pragma acc parallel loop collapse(3) private(i, j, k) num_gangs(3) vector_length(4) copy(x[0:n*m])
  for (i = 0; i < n; i++)
    for (j = m - 1; j >= 0; j--)
      for (k = 0; k < 2; k += 2) x[i * m + j] += i + 10 * j + k;
#pragma acc parallel loop tile(4, 8) num_gangs(2) vector_length(8) copy(x[0:n*m])
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++) {
      int before = 0;
      for (k = 0; k < j; ++k) before += k;
      x[i * m + j] += before;
    }
#pragma acc parallel num_gangs(2) vector_length(4) copy(x[0:n*m])
  {
#pragma acc loop gang
    for (i = 0; i < n; i++) {
#pragma acc loop vector collapse(2)
      for (j = 0; j < m; j++)
        for (k = 0; k < 1; k++) x[i * m + j] += 3;
    }
  }
}

static void counters_kernels(int n, int m, int *x) {
  int i, j, k, value, sum;
#pragma acc kernels copy(x[0:n*m])
  for (i = 0; i < n * m; i++) x[i] += i;
#pragma acc kernels loop independent copy(x[0:n*m])
  for (i = 0; i < n; i++) {
#pragma acc loop independent
    for (j = 0; j < m; j++) {
      value = 3 * i;
      for (k = 0; k < 4; k++) value += k * j;
      x[i * m + j] += value;
    }
  }
#pragma acc kernels copy(x[0:n*m])
  {
#pragma acc loop independent private(j)
    for (i = 0; i < n; i++) {
      sum = 0;
      for (j = 0; j < m; j++) sum += x[i * m + j];
#pragma acc loop independent
      for (j = 0; j < m; j++) x[i * m + j] -= sum;
    }
#pragma acc loop seq
    for (i = 1; i < n * m; i++) x[i] += x[i - 1];
  }
#pragma acc kernels loop independent copy(x[0:n*m])
  for (i = 0; i < n * m; i++) x[i] += 1;
}

static void counters_of_gangs(int n, int m, int *x, int *ends) {
  int i, k = 5;
#pragma acc parallel num_gangs(2) vector_length(4) copy(x[0:n*m], ends[0:n])
  {
#pragma acc loop gang private(k)
    for (i = 0; i < n; i++) {
      int j;
      for (k = 0; k < 3; k++) {
#pragma acc loop vector
        for (j = 0; j < m; j++) x[i * m + j] += k + j;
      }
      ends[i] += k;
#pragma acc loop seq
      for (k = 0; k < 2; k++) {
#pragma acc loop vector
        for (j = 0; j < m; j++) x[i * m + j] += 100 * k;
      }
#pragma acc loop vector
      for (k = 0; k < m; k++) x[i * m + k] += 1000;
      ends[i] += 10 * k;
      for (j = 0; j < 4; j++) ends[i] += j;
      ends[i] += j;
    }
#pragma acc loop gang vector
    for (i = 0; i < n; i++) ends[i] += k;
  }
}

static int at(int r, int j, int m) { return r * m + j; }

int main(void) {
  int wrong = 0, n = 7, m = 9, i, j;
  int x[63], y[7], e[63];
  for (i = 0; i < n * m; i++) x[i] = 1;
  for (i = 0; i < n; i++) y[i] = 2;
  counters_levels(n, m, x, y);
  for (i = 0; i < n; i++) {
    int row = 0;
    for (j = 0; j < m; j++) {
      row += x[at(i, j, m)];
      wrong += x[at(i, j, m)] != 1 + 3 * (i + 10 * j) + 3 + 10 * i;
    }
    wrong += y[i] != 2 + 2 * row;
  }
  for (i = 0; i < n * m; i++) x[i] = 1;
  counters_joined(n, m, x);
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++) wrong += x[at(i, j, m)] != 1 + 2 * (i + 10 * j) + j * (j - 1) / 2 + 3;
  for (i = 0; i < n * m; i++) x[i] = 1;
  counters_kernels(n, m, x);
  for (i = 0; i < n; i++) {
    int sum = 0;
    for (j = 0; j < m; j++) {
      e[at(i, j, m)] = 1 + at(i, j, m) + 3 * i + 6 * j;
      sum += e[at(i, j, m)];
    }
    for (j = 0; j < m; j++) e[at(i, j, m)] -= sum;
  }
  for (i = 1; i < n * m; i++) e[i] += e[i - 1];
  for (i = 0; i < n * m; i++) wrong += x[i] != e[i] + 1;
  for (i = 0; i < n * m; i++) x[i] = 1;
  for (i = 0; i < n; i++) y[i] = 2;
  counters_of_gangs(n, m, x, y);
  for (i = 0; i < n * m; i++) wrong += x[i] != 1 + 3 + 3 * (i % m) + 1100;
  for (i = 0; i < n; i++) wrong += y[i] != 50;
  printf("%d wrong\n", wrong);
  return wrong;
}
