void f(int n, int *x) {
  #pragma acc parallel loop vector copy(x[0:n*n])
  for (int i = 0; i < n; ++i) {
    #pragma acc loop gang
    for (int j = 0; j < n; ++j) x[i * n + j] = 0;
  }
  #pragma acc parallel copy(x[0:n])
  {
    #pragma acc parallel loop
    for (int i = 0; i < n; ++i) x[i] = 0;
  }
}
