// A matrix the other way round, in tiles of two loops.
void transpose_tiles(int n, int m, const float *a, float *b) {
  #pragma acc parallel loop gang vector tile(8, 4) vector_length(16) copyin(a[0:n*m]) copyout(b[0:n*m])
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < m; ++i) b[i * n + j] = a[j * m + i];
  }
}
