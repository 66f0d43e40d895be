struct P {
  double x;
  P() = default;
  P(double a) : x(a) {}
};
struct Q {
  double x = 3;
};
void f(int n, int m, const double *a, double *c) {
  #pragma acc parallel loop gang copyin(a[0:n]) copyout(c[0:n*m])
  for (int j = 0; j < n; ++j) {
    P changes(2.0);
    P reads(a[j]);
    Q several[3];
    double row[m];
    changes.x += 1;
    #pragma acc loop vector
    for (int i = 0; i < m; ++i) c[j * m + i] = changes.x + reads.x + several[0].x + row[i];
  }
}
