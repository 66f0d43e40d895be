// Sums without a reduction: of a variable of the program, and of one of the gang.
void sums(int n, const int *a, int *x) {
  int s = 0, t;
#pragma acc parallel loop copyout(x[0:n])
  for (int i = 0; i < n; ++i) {
    s += a[i];
    x[i] = s;
  }
#pragma acc parallel loop gang copyout(x[0:n])
  for (int i = 0; i < n; ++i) {
    int sum = 0;
#pragma acc loop vector
    for (int j = 0; j < i; ++j) sum += a[j];
    if (i > 0) t = sum;
    else t = 0;
    x[i] = t;
  }
}
