// Two loops as one: other first values, steps, and one that counts down.
void collapse_mixed(int n, int m, int *x) {
  #pragma acc parallel loop gang vector collapse(2) vector_length(12) copy(x[0:n*m])
  for (int j = n - 1; j >= 0; j -= 2) {
    for (int i = 1; i <= m - 1; i += 3) {
      x[j * m + i] += 100 * j + i;
    }
  }
}
