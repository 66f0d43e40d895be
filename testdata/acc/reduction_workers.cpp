// A sum over workers, each of which has one over its lanes.
void reduction_workers(int n, int m, int p, const int *x, int *sums, int *largest) {
  #pragma acc parallel loop gang num_workers(3) vector_length(4) copyin(x[0:n*m*p]) copyout(sums[0:n], largest[0:n])
  for (int k = 0; k < n; ++k) {
    int sum = 0, high = -1;
    #pragma acc loop worker reduction(+:sum) reduction(max:high)
    for (int j = 0; j < m; ++j) {
      int row = 0;
      #pragma acc loop vector reduction(+:row)
      for (int i = 0; i < p; ++i) row += x[(k * m + j) * p + i];
      sum += row;
      high = row > high ? row : high;
    }
    sums[k] = sum;
    largest[k] = high;
  }
}
