// The same through an array of each gang: read along rows, written along rows.
void transpose_cached(int tiles, const int *a, int *b) {
  const int n = 8 * tiles;
  #pragma acc parallel loop gang collapse(2) num_workers(2) vector_length(4) copyin(a[0:n*n]) copyout(b[0:n*n])
  for (int q = 0; q < tiles; ++q) {
    for (int p = 0; p < tiles; ++p) {
      int cache[8][8];
      #pragma acc loop worker vector collapse(2)
      for (int j = 0; j < 8; ++j)
        for (int i = 0; i < 8; ++i) cache[j][i] = a[(8 * q + j) * n + 8 * p + i];
      #pragma acc loop worker vector collapse(2)
      for (int j = 0; j < 8; ++j)
        for (int i = 0; i < 8; ++i) b[(8 * p + j) * n + 8 * q + i] = cache[i][j];
    }
  }
}
