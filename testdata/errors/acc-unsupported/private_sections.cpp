void f(int n, double *c, double *d) {
  #pragma acc parallel loop gang copyout(d[0:n])
  for (int i = 0; i < n; ++i) {
    int own = i + 1;
    #pragma acc loop vector private(c[0:own])
    for (int j = 0; j < n; ++j) c[0] = j;
    #pragma acc loop vector private(d[0:n])
    for (int j = 0; j < n; ++j) d[0] = j;
    #pragma acc loop vector private(d[0:2])
    for (int j = 0; j < n; ++j) d[0] = j;
  }
}
