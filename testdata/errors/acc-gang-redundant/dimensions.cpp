void f(int n, float *a) {
  #pragma acc parallel num_gangs(2, 2) copy(a[0:n])
  {
    #pragma acc loop gang(dim:2)
    for (int i = 0; i < n; ++i) {
      a[i] += 1;
      #pragma acc loop gang(dim:1)
      for (int j = 0; j < n; ++j) a[j] = i;
    }
  }
}
