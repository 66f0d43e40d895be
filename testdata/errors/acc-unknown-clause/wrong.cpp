void f(int n, int *x) {
  #pragma acc parallel loop copin(x[0:n])
  for (int i = 0; i < n; ++i) {
    #pragma acc loop vector copy(x)
    for (int j = 0; j < n; ++j) x[j] = 0;
  }
}
