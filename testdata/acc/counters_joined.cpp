// `collapse` and `tile` over loops that count with variables declared in front of the construct.
void counters_joined(int n, int m, int *x) {
  int i, j, k;
#pragma acc parallel loop collapse(2) num_gangs(3) vector_length(4) copy(x[0:n*m])
  for (i = 0; i < n; i++)
    for (k = 0; k < m; k++) x[i * m + k] += i + 10 * k;
#pragma acc parallel loop collapse(3) private(i, j, k) num_gangs(3) vector_length(4) copy(x[0:n*m])
  for (i = 0; i < n; i++)
    for (j = m - 1; j >= 0; j--)
      for (k = 0; k < 2; k += 2) x[i * m + j] += i + 10 * j + k;
#pragma acc parallel loop tile(4, 8) num_gangs(2) vector_length(8) copy(x[0:n*m])
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++) {
      int before = 0;
      for (k = 0; k < j; ++k) before += k;
      x[i * m + j] += before;
    }
#pragma acc parallel num_gangs(2) vector_length(4) copy(x[0:n*m])
  {
#pragma acc loop gang
    for (i = 0; i < n; i++) {
#pragma acc loop vector collapse(2)
      for (j = 0; j < m; j++)
        for (k = 0; k < 1; k++) x[i * m + j] += 3;
    }
  }
}
