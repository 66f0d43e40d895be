void f(int n, int m, const int *x, int *y) {
  #pragma acc parallel loop gang copyin(x[0:n]) copy(y[0:n*m])
  for (int j = 0; j < n; ++j) {
    if (int first = x[j]) {
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) y[j * m + i] = first;
    }
  }
}
