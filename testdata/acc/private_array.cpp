// Each round has an array of its own, and numbers that are declared outside.
void private_array(int n, const int *x, int *out) {
  int window[4], k;
  #pragma acc parallel loop gang vector private(window, k) copyin(x[0:n + 3]) copyout(out[0:n])
  for (int i = 0; i < n; ++i) {
    for (k = 0; k < 4; ++k) window[k] = x[i + k];
    int sum = 0;
    for (k = 3; k >= 0; --k) sum = 10 * sum + window[k];
    out[i] = sum;
  }
}
