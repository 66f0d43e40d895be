// Gangs, and what runs in them, on one loop; the data is that of the clauses.
void vector_add(int n, const float *a, const float *b, float *sum) {
  #pragma acc parallel loop copyin(a[0:n], b[0:n]) copyout(sum[0:n])
  for (int i = 0; i < n; ++i) sum[i] = a[i] + b[i];
}
