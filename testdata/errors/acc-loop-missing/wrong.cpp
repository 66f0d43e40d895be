void f(int n, int *x) {
  #pragma acc parallel loop copy(x[0:n])
  x[0] = 1;
  #pragma acc parallel
}
