// Directives that name no level: the outermost loop runs over gangs, the innermost one over lanes.
void levels_unsaid(int n, int m, int p, int *x) {
  #pragma acc parallel loop copyout(x[0:n*m*p])
  for (int k = 0; k < n; ++k) {
    #pragma acc loop
    for (int j = 0; j < m; ++j) {
      #pragma acc loop
      for (int i = 0; i < p; ++i) x[(k * m + j) * p + i] = 10000 * k + 100 * j + i;
    }
  }
}
