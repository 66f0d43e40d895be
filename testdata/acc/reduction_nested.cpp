// One sum over all levels, each loop with its clause.
int reduction_nested(int n, int m, int p, const int *x) {
  int sum = 100;
  #pragma acc parallel loop gang num_workers(2) vector_length(6) reduction(+:sum) copyin(x[0:n*m*p])
  for (int k = 0; k < n; ++k) {
    #pragma acc loop worker reduction(+:sum)
    for (int j = 0; j < m; ++j) {
      #pragma acc loop vector reduction(+:sum)
      for (int i = 0; i < p; ++i) sum += x[(k * m + j) * p + i];
    }
  }
  return sum;
}
