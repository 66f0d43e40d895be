void f(int n, double *c, double *d) {
  #pragma acc parallel loop gang private(c[0:n]) copyout(d[0:n])
  for (int i = 0; i < n; ++i) {
    c[0] = i;
    d[i] = c[0];
  }
}
