// Loops at every level count with variables that are declared in front of the construct; some name them in `private`.
void counters_levels(int n, int m, int *x, int *y) {
  int i, j, k;
#pragma acc parallel loop gang num_gangs(3) vector_length(4) private(i, j) copy(x[0:n*m])
  for (i = 0; i < n; i++) {
#pragma acc loop vector
    for (j = 0; j < m; j++) {
      for (k = 0; k < 3; k++) x[i * m + j] += i + 10 * j + k;
    }
  }
#pragma acc parallel loop num_gangs(2) num_workers(2) vector_length(3) copy(x[0:n*m])
  for (i = 0; i < n; i++) {
#pragma acc loop worker private(j)
    for (j = 0; j < m; j++) {
      int sum = 0;
#pragma acc loop vector private(k) reduction(+:sum)
      for (k = 0; k < 5; k++) sum += k * i;
      x[i * m + j] += sum;
    }
  }
#pragma acc parallel loop gang worker vector num_gangs(2) num_workers(2) vector_length(3) copy(y[0:n]) copyin(x[0:n*m])
  for (i = 0; i < n; i++) {
    k = 0;
    j = m;
    while (j > 0) {
      j--;
      k += x[i * m + j];
    }
#pragma acc loop seq
    for (j = m - 1; j >= 0; --j) k += x[i * m + j];
    y[i] += k;
  }
}
