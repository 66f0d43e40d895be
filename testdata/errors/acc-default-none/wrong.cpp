void f(int n, int *x) {
  #pragma acc parallel loop default(none)
  for (int i = 0; i < n; ++i) x[i] = 0;
}
