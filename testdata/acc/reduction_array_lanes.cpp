// An array of each gang, whose elements its lanes put together.
void reduction_array_lanes(int n, int m, const int *x, int *out) {
  #pragma acc parallel loop gang vector_length(5) copyin(x[0:n*m]) copyout(out[0:3*n])
  for (int j = 0; j < n; ++j) {
    int most[3] = {-1, -2, -3};
    #pragma acc loop vector reduction(max:most)
    for (int i = 0; i < m; ++i) {
      const int v = x[j * m + i];
      most[v % 3] = v > most[v % 3] ? v : most[v % 3];
    }
    for (int k = 0; k < 3; ++k) out[3 * j + k] = most[k];
  }
}
