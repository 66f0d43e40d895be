// Gangs, and workers in each; `x` has its columns one after another.
void document_06(int m, int n, float *x) {
  #pragma acc parallel num_gangs(4) num_workers(2) copyout(x[0:m*n])
  {
    #pragma acc loop gang
    for (int j = 1; j <= n; j++) {
      #pragma acc loop worker
      for (int i = 1; i <= m; i++) {
        x[(i - 1) + m * (j - 1)] = i + 100 * j;
      }
    }
  }
}
