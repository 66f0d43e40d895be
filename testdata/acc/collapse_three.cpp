// Three loops as one, over gangs alone; a loop over lanes stands in them.
void collapse_three(int n, int *x) {
  #pragma acc parallel loop gang collapse(3) vector_length(7) copy(x[0:24*n])
  for (int k = 3; k > -1; --k) {
    for (int j = 0; j <= 2; ++j) {
      for (int i = 0; i < 2; ++i) {
        #pragma acc loop vector
        for (int q = 0; q < n; ++q) x[((k * 3 + j) * 2 + i) * n + q] += 1000 * k + 100 * j + 10 * i + q;
      }
    }
  }
}
