static double sum(int m, const double *row) {
  double total = 0;
  for (int j = 0; j < m; ++j) total += row[j];
  return total;
}

void sums(int n, int k, int m, double a[n][k][m], double *s) {
#pragma acc parallel loop copyin(a[0:n]) copyout(s[0:n])
  for (int i = 0; i < n; ++i) {
    double (*rows)[m] = a[i];
    s[i] = sum(m, rows[0]) + sum(m, a[i][0]);
  }
}
