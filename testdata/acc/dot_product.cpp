// The product of two vectors, with all three levels on one loop.
double dot_product(int n, const double *x, const double *y) {
  double sum = 0;
  #pragma acc parallel loop gang worker vector num_workers(2) vector_length(16) reduction(+:sum) copyin(x[0:n], y[0:n])
  for (int i = 0; i < n; ++i) sum += x[i] * y[i];
  return sum;
}
