void f(int n, int *x) {
  #pragma acc parallel loop copy(x[0:n])
  for (int i = 1; i < n; ++i) x[i] = x[i - 1] + 1;
}
