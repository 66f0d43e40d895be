/* Arrays of variable length in several dimensions: parameters, locals, rows that are handed on. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

static double sum(int n, const double *row) {
  double total = 0;
  for (int i = 0; i < n; i++) total += row[i];
  return total;
}

static void mix(int n, int m, double a[n][m], double (*b)[m], double *out) {
  double w[5][m + 1][3];
#pragma acc data copyin(a[0 : n][0 : m]) copy(b[0 : n][0 : m]) create(w)
  {
#pragma acc parallel loop collapse(2)
    for (int i = 0; i < 5; i++)
      for (int j = 0; j <= m; j++)
        for (int k = 0; k < 3; k++) w[i][j][k] = i * 100 + j * 10 + k;
#pragma acc parallel loop gang copyout(out[0 : n])
    for (int i = 0; i < n; i++) {
#pragma acc loop vector
      for (int j = 0; j < m; j++) b[i][j] += a[i][j] + w[i % 5][j + 1][2];
      out[i] = sum(m, a[i]);
    }
  }
}

static void turn(int n, double (*restrict a)[n], double (*restrict b)[n]) {
  int i, j;
#pragma acc parallel loop collapse(2) copyin(a[0 : n]) copyout(b[0 : n])
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) b[j][i] = a[i][j];
}

int main(void) {
  int n = 13, m = 7, wrong = 0;
  double (*a)[m] = malloc(n * sizeof *a), (*b)[m] = malloc(sizeof(double[n][m])), out[n];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) a[i][j] = i + j, b[i][j] = 1;
  mix(n, m, a, b, out);
  for (int i = 0; i < n; i++) {
    wrong += out[i] != m * i + m * (m - 1) / 2;
    for (int j = 0; j < m; j++) wrong += b[i][j] != 1 + a[i][j] + (i % 5) * 100 + (j + 1) * 10 + 2;
  }
  double square[m][m], turned[m][m];
  for (int i = 0; i < m; i++)
    for (int j = 0; j < m; j++) square[i][j] = 10 * i + j;
  turn(m, square, turned);
  for (int i = 0; i < m; i++)
    for (int j = 0; j < m; j++) wrong += turned[i][j] != 10 * j + i;
  free(a);
  free(b);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
