// A tree by hand: the loop around the lanes halves its variable, and its bound is a variable of the gang.
void sweep(int n, const int *x, int *sums) {
  #pragma acc parallel loop gang vector_length(8) copyin(x[0:16*n]) copyout(sums[0:n])
  for (int j = 0; j < n; ++j) {
    int part[16], steps = 1;
    #pragma acc loop vector
    for (int i = 0; i < 16; ++i) part[i] = x[16 * j + i];
    for (int half = 8; half > 0; half /= 2) {
      #pragma acc loop vector
      for (int i = 0; i < half; ++i) part[i] += part[i + half];
      ++steps;
    }
    for (int k = 0; k < steps; ++k) {
      #pragma acc loop vector
      for (int i = 0; i < 4; ++i) part[i] += 1;
    }
    sums[j] = part[0];
  }
}
