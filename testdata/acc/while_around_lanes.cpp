// Loops of a gang that end when its lanes are done: `while` and `do`.
void while_around_lanes(int n, int m, int *x, int *rounds) {
  #pragma acc parallel loop gang vector_length(5) copy(x[0:n*m]) copyout(rounds[0:2*n])
  for (int j = 0; j < n; ++j) {
    int count = 0, high = x[j * m];
    while (high < 50) {
      #pragma acc loop vector reduction(max:high)
      for (int i = 0; i < m; ++i) {
        x[j * m + i] += i + 1;
        high = x[j * m + i] > high ? x[j * m + i] : high;
      }
      ++count;
    }
    rounds[2 * j] = count;
    count = 0;
    do {
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) x[j * m + i] -= 3;
      count += 1;
      if (count == 2) continue;
      if (count > 40) break;
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) x[j * m + i] -= 1;
    } while (x[j * m] > 0);
    rounds[2 * j + 1] = count;
  }
}
