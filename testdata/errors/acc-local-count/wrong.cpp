void f(int n, int *x) {
  #pragma acc parallel loop gang(4) copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] += 1;
}
void g(int n, int *x) {
  #pragma acc kernels num_gangs(2) vector_length(32) copy(x[0:n])
  {
    #pragma acc loop independent gang(4) vector(16)
    for (int i = 0; i < n; ++i) x[i] += 1;
  }
}
