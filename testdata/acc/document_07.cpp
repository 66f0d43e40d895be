// Gangs, workers and lanes, each on a loop of its own.
void document_07(int m, int n, int p, float *x) {
  #pragma acc parallel num_gangs(4) num_workers(2) vector_length(8) copyout(x[0:m*n*p])
  {
    #pragma acc loop gang
    for (int k = 1; k <= p; k++) {
      #pragma acc loop worker
      for (int j = 1; j <= n; j++) {
        #pragma acc loop vector
        for (int i = 1; i <= m; i++) {
          x[(i - 1) + m * ((j - 1) + n * (k - 1))] = i + 100 * j + 10000 * k;
        }
      }
    }
  }
}
