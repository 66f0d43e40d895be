// Conditions that all of a gang know, and conditions that one of its work items computes.
void branches_around_lanes(int n, int m, const int *x, int *y) {
  #pragma acc parallel loop gang vector_length(6) copyin(x[0:n*m]) copy(y[0:n*m])
  for (int j = 0; j < n; ++j) {
    if (j % 4 == 3) continue;
    if (j % 2) {
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) y[j * m + i] = 1;
    } else if (x[j * m] > 50) {
      int first = x[j * m];
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) y[j * m + i] = first;
    } else {
      y[j * m] = -5;
    }
    if (y[j * m] == 1) {
      y[j * m] = 2;
      continue;
    }
    #pragma acc loop vector
    for (int i = 0; i < m; ++i) y[j * m + i] += 1000;
  }
}
