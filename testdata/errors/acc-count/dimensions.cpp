void f(int n, float *a) {
  #pragma acc parallel num_gangs(2, 2, 2, 2) copy(a[0:n])
  {
    #pragma acc loop gang(dim:4)
    for (int i = 0; i < n; ++i) a[i] = i;
    #pragma acc loop gang(dim:0)
    for (int i = 0; i < n; ++i) a[i] = i;
  }
}
