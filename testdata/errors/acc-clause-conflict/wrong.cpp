void f(int n, int *x) {
  #pragma acc parallel loop copy(x[0:n]) copyin(x[0:n])
  for (int i = 0; i < n; ++i) {
    #pragma acc loop seq vector
    for (int j = 0; j < 4; ++j) x[i] += j;
  }
}
