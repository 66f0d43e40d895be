/* Gangs in two and three dimensions: loops over the outer ones around loops over the inner ones. */
#include <stdio.h>
#include <stdlib.h>

static int two(int n, int m) {
  int wrong = 0;
  double *a = (double *)malloc((n * m + 1) * sizeof(double));
  for (int i = 0; i < n * m; ++i) a[i] = i;
  #pragma acc parallel num_gangs(4, 3) copy(a[0:n*m])
  {
    #pragma acc loop gang(dim:2)
    for (int i = 0; i < n; ++i) {
      #pragma acc loop gang(dim:1) vector
      for (int j = 0; j < m; ++j) a[i * m + j] += 100 * i + j;
    }
  }
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < m; ++j) wrong += a[i * m + j] != i * m + j + 100 * i + j;
  free(a);
  return wrong;
}

static int three(int n, int m, int l) {
  int wrong = 0;
  double *b = (double *)malloc((n * m * l + 1) * sizeof(double));
  for (int i = 0; i < n * m * l; ++i) b[i] = i;
  #pragma acc parallel loop gang(dim:3) num_gangs(2, 3, 2) copy(b[0:n*m*l])
  for (int i = 0; i < n; ++i) {
    #pragma acc loop gang(dim:2)
    for (int j = 0; j < m; ++j) {
      #pragma acc loop gang(dim:1)
      for (int k = 0; k < l; ++k) b[(i * m + j) * l + k] += 10000 * i + 100 * j + k;
    }
  }
  for (int i = 0; i < n * m * l; ++i) {
    const int k = i % l, j = i / l % m;
    wrong += b[i] != i + 10000 * (i / l / m) + 100 * j + k;
  }
  free(b);
  return wrong;
}

/* Each round counts once, also where gangs beside it do the same. */
static int sums(int n, int m) {
  int wrong = 0;
  double all = 0, rows = 0, expected = 0, first = 0;
  double *a = (double *)malloc((n * m + 1) * sizeof(double));
  for (int i = 0; i < n * m; ++i) {
    a[i] = i % 7;
    expected += a[i];
    if (i % m == 0) first += a[i] + 1;
  }
  #pragma acc parallel loop gang(dim:2) copyin(a[0:n*m]) reduction(+:all)
  for (int i = 0; i < n; ++i) {
    #pragma acc loop gang(dim:1) reduction(+:all)
    for (int j = 0; j < m; ++j) all += a[i * m + j];
  }
  wrong += all != expected;
  #pragma acc parallel num_gangs(3, 2) copy(a[0:n*m])
  {
    #pragma acc loop gang(dim:2)
    for (int i = 0; i < n; ++i) {
      #pragma acc loop gang(dim:1)
      for (int j = 0; j < m; ++j) a[i * m + j] += 1;
    }
  }
  #pragma acc parallel num_gangs(3, 2) copyin(a[0:n*m]) copy(rows)
  {
    #pragma acc loop gang(dim:1) reduction(+:rows)
    for (int i = 0; i < n; ++i) rows += a[i * m];
  }
  wrong += rows != first;
  rows = 0;
  #pragma acc parallel num_gangs(3, 2) copy(a[0:n*m]) copy(rows)
  {
    #pragma acc loop gang(dim:2)
    for (int i = 0; i < n; ++i) {
      #pragma acc loop gang(dim:1)
      for (int j = 0; j < m; ++j) a[i * m + j] += i > n ? a[0] : 0;
    }
    #pragma acc loop gang(dim:1) reduction(+:rows)
    for (int i = 0; i < n; ++i) rows += 2;
  }
  wrong += rows != 2 * n;
  free(a);
  return wrong;
}

int main(void) {
  int wrong = 0;
  wrong += two(0, 4) + two(1, 1) + two(7, 5) + two(2, 300);
  wrong += three(1, 1, 1) + three(5, 4, 3) + three(2, 0, 4) + three(1, 7, 20);
  wrong += sums(1, 1) + sums(6, 9) + sums(1, 50) + sums(40, 2);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
