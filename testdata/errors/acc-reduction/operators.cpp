// Two operators for one variable: on loops around each other, and on one loop.
void most(int n, const int *x) {
  int s = 0;
#pragma acc parallel loop gang reduction(+: s)
  for (int i = 0; i < n; ++i) {
#pragma acc loop vector reduction(max: s)
    for (int j = 0; j < n; ++j) s = s > x[j] ? s : x[j];
  }
#pragma acc parallel loop reduction(+: s) reduction(*: s)
  for (int i = 0; i < n; ++i) s += 1;
}
