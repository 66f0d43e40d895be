// Neighbours change places, the even ones and then the odd ones, until nothing moves: lanes tell their gang.
void bubbles(int n, int m, int *x) {
  #pragma acc parallel loop gang vector_length(4) copy(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    int *row = x + j * m;
    int moved = 1, odd = 0, still = 0;
    while (still < 2) {
      moved = 0;
      #pragma acc loop vector reduction(||:moved)
      for (int i = odd; i < m - 1; i += 2) {
        if (row[i] > row[i + 1]) {
          int kept = row[i];
          row[i] = row[i + 1];
          row[i + 1] = kept;
          moved = 1;
        }
      }
      still = moved ? 0 : still + 1;
      odd = 1 - odd;
    }
  }
}
