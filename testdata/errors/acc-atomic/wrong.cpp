void f(int n, int *x, int *y) {
  #pragma acc parallel loop copy(x[0:1], y[0:n])
  for (int i = 0; i < n; ++i) {
    #pragma acc atomic update
    y[i] = x[0] + 1;
    #pragma acc atomic capture
    { y[i] = x[0]; x[0] += 1; y[i] += 1; }
  }
}
