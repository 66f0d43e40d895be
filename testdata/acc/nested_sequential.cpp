// Loops without directives: around loops over lanes, in them, and both.
void nested_sequential(int n, int m, int *x) {
  #pragma acc parallel loop gang vector_length(4) copy(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    for (int round = 0; round < 3; ++round) {
      for (int half = round; half < 2; ++half) {
        #pragma acc loop vector
        for (int i = 0; i < m; ++i) {
          for (int k = 0; k <= i % 3; ++k) {
            if (k == 2) break;
            x[j * m + i] += round + half + k;
          }
        }
      }
    }
  }
}
