// Loops over workers and lanes in gangs that all do the same: each writes the same numbers.
void levels_redundant(int n, int *x, int *y) {
  #pragma acc parallel num_gangs(3) num_workers(2) vector_length(6) copyout(x[0:n], y[0:n])
  {
    #pragma acc loop worker
    for (int i = 0; i < n; ++i) x[i] = 7 * i;
    #pragma acc loop vector
    for (int i = 0; i < n; ++i) y[i] = 5 * i + 1;
  }
}
