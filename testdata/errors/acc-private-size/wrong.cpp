void f(int n, double *x) {
  #pragma acc parallel loop gang copy(x[0:n])
  for (int j = 0; j < n; ++j) {
    double table[10000];
    #pragma acc loop vector
    for (int i = 0; i < 10000; ++i) table[i] = i;
    x[j] = table[j];
  }
}
