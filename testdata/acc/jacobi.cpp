// One step of Jacobi's method: two loops as one, and the largest change.
double jacobi(int n, int m, const double *old, double *now) {
  double err = 0;
  #pragma acc parallel loop collapse(2) reduction(max:err) copyin(old[0:n*m]) copyout(now[0:n*m])
  for (int j = 1; j < n - 1; j++) {
    for (int i = 1; i < m - 1; i++) {
      now[j * m + i] = 0.25 * (old[j * m + i + 1] + old[j * m + i - 1] + old[(j - 1) * m + i] + old[(j + 1) * m + i]);
      double change = now[j * m + i] - old[j * m + i];
      err = err < change ? change : err;
    }
  }
  return err;
}
