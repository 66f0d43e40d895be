// `kernels` shares scalars with the program; iterations that run at the same time still have counters and values of
// their own.
void counters_kernels(int n, int m, int *x) {
  int i, j, k, value, sum;
#pragma acc kernels copy(x[0:n*m])
  for (i = 0; i < n * m; i++) x[i] += i;
#pragma acc kernels loop independent copy(x[0:n*m])
  for (i = 0; i < n; i++) {
#pragma acc loop independent
    for (j = 0; j < m; j++) {
      value = 3 * i;
      for (k = 0; k < 4; k++) value += k * j;
      x[i * m + j] += value;
    }
  }
#pragma acc kernels copy(x[0:n*m])
  {
#pragma acc loop independent private(j)
    for (i = 0; i < n; i++) {
      sum = 0;
      for (j = 0; j < m; j++) sum += x[i * m + j];
#pragma acc loop independent
      for (j = 0; j < m; j++) x[i * m + j] -= sum;
    }
#pragma acc loop seq
    for (i = 1; i < n * m; i++) x[i] += x[i - 1];
  }
#pragma acc kernels loop independent copy(x[0:n*m])
  for (i = 0; i < n * m; i++) x[i] += 1;
}
