void f(int n, int *x) {
  #pragma acc parallel loop copy(y[0:n]) private(t)
  for (int i = 0; i < n; ++i) x[i] = 0;
}
