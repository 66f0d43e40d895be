// Counters that code of a gang declares, or that loops of one gang use one after another, with and without directives.
void counters_of_gangs(int n, int m, int *x, int *ends) {
  int i, k = 5;
#pragma acc parallel num_gangs(2) vector_length(4) copy(x[0:n*m], ends[0:n])
  {
#pragma acc loop gang private(k)
    for (i = 0; i < n; i++) {
      int j;
      for (k = 0; k < 3; k++) {
#pragma acc loop vector
        for (j = 0; j < m; j++) x[i * m + j] += k + j;
      }
      ends[i] += k;
#pragma acc loop seq
      for (k = 0; k < 2; k++) {
#pragma acc loop vector
        for (j = 0; j < m; j++) x[i * m + j] += 100 * k;
      }
#pragma acc loop vector
      for (k = 0; k < m; k++) x[i * m + k] += 1000;
      ends[i] += 10 * k;
      for (j = 0; j < 4; j++) ends[i] += j;
      ends[i] += j;
    }
#pragma acc loop gang vector
    for (i = 0; i < n; i++) ends[i] += k;
  }
}
