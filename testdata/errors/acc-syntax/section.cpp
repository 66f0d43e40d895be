void f(int n, double *a) {
  #pragma acc parallel loop copy(a[:])
  for (int i = 0; i < n; ++i) a[i] = i;
}
