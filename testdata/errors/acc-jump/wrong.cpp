int f(int n, const int *x) {
  #pragma acc parallel loop copyin(x[0:n])
  for (int i = 0; i < n; ++i) {
    if (x[i] < 0) return i;
    if (x[i] == 0) break;
  }
  return -1;
}
void g(int n, int *x) {
  #pragma acc parallel copy(x[0:n])
  {
    for (int i = 0; i < n; ++i) {
      if (x[i] == 1) goto next;
      if (x[i] == 2) goto out;
      x[i] = 0;
    next:;
    }
  }
out:;
}
