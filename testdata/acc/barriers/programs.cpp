// Four programs, whose kernels have no more barriers than those of by_hand.okl.
#include <cmath>

void add(int n, const double *__restrict__ a, const double *__restrict__ b, double *__restrict__ c) {
#pragma acc parallel loop copyin(a[0 : n], b[0 : n]) copyout(c[0 : n])
  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i];
}

void rows(int n, int m, const double *__restrict__ a, double *__restrict__ r) {
#pragma acc parallel loop gang copyin(a[0 : n * m]) copyout(r[0 : n])
  for (int j = 0; j < n; ++j) {
    double s = 0;
#pragma acc loop vector reduction(+ : s)
    for (int i = 0; i < m; ++i) s += a[j * m + i];
    r[j] = s;
  }
}

double jacobi(int n, const double *__restrict__ u, double *__restrict__ v) {
  double most = 0;
#pragma acc parallel loop gang reduction(max : most) copyin(u[0 : n * n]) copy(v[0 : n * n])
  for (int j = 1; j < n - 1; ++j) {
#pragma acc loop vector reduction(max : most)
    for (int i = 1; i < n - 1; ++i) {
      double next = 0.25 * (u[j * n + i - 1] + u[j * n + i + 1] + u[(j - 1) * n + i] + u[(j + 1) * n + i]);
      double change = fabs(next - u[j * n + i]);
      most = most < change ? change : most;
      v[j * n + i] = next;
    }
  }
  return most;
}

void product(int n, const double *__restrict__ a, const double *__restrict__ b, double *__restrict__ c) {
#pragma acc parallel loop gang copyin(a[0 : n * n], b[0 : n * n]) copyout(c[0 : n * n])
  for (int j = 0; j < n; ++j) {
#pragma acc loop vector
    for (int i = 0; i < n; ++i) c[j * n + i] = 0;
#pragma acc loop seq
    for (int k = 0; k < n; ++k) {
      double f = a[j * n + k];
#pragma acc loop vector
      for (int i = 0; i < n; ++i) c[j * n + i] += f * b[k * n + i];
    }
  }
}
