// A loop over gangs with one over lanes in it, whose sum each gang needs.
void row_sums(int n, int m, const float *a, float *c) {
  #pragma acc parallel loop gang vector_length(64) copyin(a[0:n*m]) copyout(c[0:n])
  for (int j = 0; j < n; j++) {
    float s = 0;
    #pragma acc loop vector reduction(+:s)
    for (int i = 0; i < m; i++) s += a[j * m + i];
    c[j] = s;
  }
}
