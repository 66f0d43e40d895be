// A sparse matrix times a vector: how many rounds the lanes have is read from memory.
void sparse_product(int n, const int *first, const int *column, const float *value, const float *x, float *y) {
  #pragma acc parallel loop gang vector_length(4) copyin(first[0:n+1], column[0:first[n]], value[0:first[n]], x[0:n]) \
      copyout(y[0:n])
  for (int row = 0; row < n; ++row) {
    float sum = 0;
    #pragma acc loop vector reduction(+:sum)
    for (int k = first[row]; k < first[row + 1]; ++k) sum += value[k] * x[column[k]];
    y[row] = sum;
  }
}
