void f(int n, int *x) {
  #pragma acc parallel loop collapse(2) copy(x[0:n*n])
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < i; ++j) x[i * n + j] = 0;
  #pragma acc parallel loop collapse(3) copy(x[0:n*n])
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) x[i * n + j] = 0;
}
