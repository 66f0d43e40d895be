// All loops count with variables that are declared in front of the construct, as C89 has it.
void counters_outside(int n, int m, int *x) {
  int i, j, k;
  #pragma acc parallel loop gang num_gangs(2) num_workers(2) vector_length(3) copy(x[0:n*m])
  for (j = 0; j < n; j++) {
    for (k = 0; k < 2; k++) {
      #pragma acc loop worker vector
      for (i = 0; i < m; i++) x[j * m + i] += 10 * j + i + k;
    }
  }
}
