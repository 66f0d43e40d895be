// A function with a loop over lanes, which gangs call.
#pragma acc routine vector
static int sum_of(int n, const int *x) {
  int sum = 0;
  #pragma acc loop vector reduction(+:sum)
  for (int i = 0; i < n; ++i) sum += x[i];
  return sum;
}

void routine_vector(int n, int m, const int *x, int *sums) {
  #pragma acc parallel loop gang vector_length(8) copyin(x[0:n*m]) copyout(sums[0:n])
  for (int j = 0; j < n; ++j) sums[j] = sum_of(m, x + j * m);
}
