// Tiles over gangs alone with lanes in them, and over lanes alone.
void tile_levels(int n, int m, int *x, int *y) {
  #pragma acc parallel num_gangs(3) vector_length(5) copy(x[0:n*n*m], y[0:n*m])
  {
    #pragma acc loop gang tile(3, 2)
    for (int k = 0; k < n; ++k) {
      for (int j = 0; j < n; ++j) {
        #pragma acc loop vector
        for (int i = 0; i < m; ++i) x[(k * n + j) * m + i] += k + j + i;
      }
    }
    #pragma acc loop gang
    for (int j = 0; j < n; ++j) {
      #pragma acc loop vector tile(4)
      for (int i = 0; i < m; ++i) y[j * m + i] += 10 * j + i;
    }
  }
}
