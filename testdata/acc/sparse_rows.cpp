// The same with the nonzero numbers of a row one after another, and lanes inside: the loop around lanes has bounds from
// memory.
void sparse_rows(int n, int m, const int *first, const int *column, const int *x, int *y) {
  #pragma acc parallel loop gang vector_length(4) copyin(first[0:n+1], column[0:first[n]], x[0:n*m]) copy(y[0:n*m])
  for (int row = 0; row < n; ++row) {
    const int end = first[row + 1];
    for (int k = first[row]; k < end; ++k) {
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) y[row * m + i] += x[column[k] * m + i];
    }
  }
}
