// A loop of `kernels` that is said to be independent, with numbers for its levels.
void kernels_loop(int n, const float *a, float *b) {
  #pragma acc kernels loop independent gang(3) vector(16) copyin(a[0:n]) copyout(b[0:n])
  for (int i = 0; i < n; ++i) b[i] = 2 * a[i] + 1;
}
