// Sizes that are left to the compiler, on loops with steps.
void tile_star(int n, int m, int *x) {
  #pragma acc parallel loop tile(*, 3) copy(x[0:n*m])
  for (int j = n - 1; j >= 0; --j) {
    for (int i = 0; i < m; i += 2) x[j * m + i] += 100 * j + i;
  }
}
