void f(int n, const int *x, int *mean) {
  int sum = 0;
  #pragma acc parallel copyin(x[0:n]) copyout(mean[0:1])
  {
    #pragma acc loop gang reduction(+:sum)
    for (int i = 0; i < n; ++i) sum += x[i];
    mean[0] = sum / n;
  }
}
