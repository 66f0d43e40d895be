void f(int n, int m, double **rows) {
  #pragma acc parallel loop copy(rows[0:n][0:m])
  for (int i = 0; i < n; ++i) rows[i][0] = i;
}
