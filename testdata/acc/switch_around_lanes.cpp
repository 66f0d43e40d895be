// What a gang chooses, its lanes do: `switch` with ways that go on into the next one.
void switch_around_lanes(int n, int m, const int *kind, int *x) {
  #pragma acc parallel loop gang vector_length(6) copyin(kind[0:n]) copy(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    switch (kind[j]) {
      case 0:
        #pragma acc loop vector
        for (int i = 0; i < m; ++i) x[j * m + i] += i;
        break;
      case 1:
      case 2: {
        int base = 10 * kind[j];
        #pragma acc loop vector
        for (int i = 0; i < m; ++i) x[j * m + i] += base;
      }
      case 3:
        #pragma acc loop vector
        for (int i = 0; i < m; ++i) x[j * m + i] += 100;
        break;
      default:
        x[j * m] = -1;
    }
  }
}
