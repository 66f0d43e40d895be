// Gangs outside; workers and lanes share one loop inside. No number is a power of two.
void levels_worker_vector(int n, int m, int *x) {
  #pragma acc parallel num_gangs(3) num_workers(3) vector_length(5) copyout(x[0:n*m])
  {
    #pragma acc loop gang
    for (int j = 0; j < n; ++j) {
      #pragma acc loop worker vector
      for (int i = 0; i < m; ++i) x[j * m + i] = 1000 * j + i;
    }
  }
}
