// Statements of `kernels` come one after another: the second loop needs all of the first one, and the last statement is run once.
void kernels_region(int n, int *x, int *y) {
  #pragma acc kernels copy(x[0:n], y[0:n+1])
  {
    #pragma acc loop independent
    for (int i = 0; i < n; ++i) x[i] += i;
    #pragma acc loop independent
    for (int i = 0; i < n; ++i) y[i] = x[n - 1 - i];
    y[n] += 1;
  }
}
