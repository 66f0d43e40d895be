void f(int n, int *x) {
  #pragma acc parallel copy(x[0:n])
  {
    x[0] += 1;
    #pragma acc loop gang
    for (int i = 1; i < n; ++i) x[i] = 0;
  }
}
