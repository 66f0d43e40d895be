// Tiles of 2 times 4: the first size is that of the inner loop. Neither divides the number of rounds.
void tile_sizes(int n, int m, int *x) {
  #pragma acc parallel loop gang vector tile(4, 2) vector_length(8) copy(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < m; ++i) x[j * m + i] += 100 * j + i;
  }
}
