// `kernels` shares `last` with the program, and an iteration may read what another one has left there.
void carry(int n, const int *a, int *x) {
  int last = 0;
#pragma acc kernels loop independent copyout(x[0:n])
  for (int i = 0; i < n; ++i) {
    if (a[i] > 0) last = a[i];
    x[i] = last;
  }
}
