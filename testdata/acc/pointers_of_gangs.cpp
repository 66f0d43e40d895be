// Pointers that a gang sets and moves on, and its lanes read through.
void pointers_of_gangs(int n, int m, const int *x, int *y) {
  #pragma acc parallel loop gang vector_length(5) copyin(x[0:n*m]) copy(y[0:n*m])
  for (int j = 0; j < n; ++j) {
    const int *const row = x + j * m;
    int *to = y;
    if (j > 0) to = y + j * m;
    #pragma acc loop vector
    for (int i = 0; i < m; ++i) to[i] = row[i] + j;
    const int *next = row;
    for (int k = 0; k < m; ++k) {
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) to[i] += *next;
      next++;
    }
  }
}
