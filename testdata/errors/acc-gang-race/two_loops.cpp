// The second loop reads neighbours, which other gangs write in the first one.
void smooth(int n, double *x, double *y) {
#pragma acc parallel copy(x[0:n]) copyout(y[0:n])
  {
#pragma acc loop gang
    for (int i = 0; i < n; ++i) x[i] *= 2;
#pragma acc loop gang
    for (int j = 0; j < n; ++j) y[j] = x[j];
#pragma acc loop gang
    for (int j = 1; j < n; ++j) y[j] += x[j - 1];
  }
}
