// What a gang works out between its loops, and who reads it.
void gang_values(int n, int m, const int *x, int *y) {
  #pragma acc parallel loop gang vector_length(6) copyin(x[0:n*m]) copyout(y[0:n*m])
  for (int j = 0; j < n; ++j) {
    int base = x[j * m];
    const int twice = 2 * j;
    int last = 0;
    #pragma acc loop vector
    for (int i = 0; i < m; ++i) y[j * m + i] = base + twice + x[j * m + i];
    last = y[j * m] + base;
    base = last - j;
    #pragma acc loop vector
    for (int i = 1; i < m; ++i) y[j * m + i] += base;
  }
}
