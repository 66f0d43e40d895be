void f(int n, int *x) {
  #pragma acc parallel loop copy(x[0:n]
  for (int i = 0; i < n; ++i) x[i] = 0;
  #pragma acc parallel loop copy
  for (int i = 0; i < n; ++i) x[i] = 0;
  #pragma acc parallel loop copy(x[0:n],) seq(1)
  for (int i = 0; i < n; ++i) x[i] = 0;
}
