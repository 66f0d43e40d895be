#line 1 "kernels/pde/relaxation.okl"
// Poisson's equation by relaxation: Jacobi, and Gauss-Seidel on the red and then the black points.

#define AT(i, j) ((j) * (n + 2) + (i))

extern "C" void jacobi(const int &n, const double &h2, const double *__restrict__ f, const double *__restrict__ u,
                    double *__restrict__ v) {
  #pragma omp parallel for collapse(2)
#line 7 "kernels/pde/relaxation.okl"
  for (int j0 = 1; j0 <= n; j0 += 8) {
    for (int i0 = 1; i0 <= n; i0 += 8) {
      for (int j = j0; j < j0 + 8; ++j) {
        for (int i = i0; i < i0 + 8; ++i) {
          if (i > n || j > n) continue;
          v[AT(i, j)] = 0.25 * (u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)] + h2 * f[AT(i, j)]);
        }
      }
    }
  }
}

// One launch per colour: all red points are done before the first black one.
extern "C" void redBlack(const int &n, const double &h2, const double &omega, const int &sweeps, const double *__restrict__ f,
                      double *u) {
  for (int sweep = 0; sweep < 2 * sweeps; ++sweep) {
    const int colour = sweep % 2;
    #pragma omp parallel for
#line 24 "kernels/pde/relaxation.okl"
    for (int j = 1; j <= n; ++j) {
      for (int k = 0; k < (n + 1) / 2; ++k) {
        const int i = 1 + 2 * k + (j + colour) % 2;
        if (i <= n) {
          const double around = u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)];
          u[AT(i, j)] += omega * (0.25 * (around + h2 * f[AT(i, j)]) - u[AT(i, j)]);
        }
      }
    }
  }
}
