void f(int n, int *x) {
  #pragma acc kernels loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] += 1;
}
