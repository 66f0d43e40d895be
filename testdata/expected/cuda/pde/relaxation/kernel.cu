#line 1 "kernels/pde/relaxation.okl"
// Poisson's equation by relaxation: Jacobi, and Gauss-Seidel on the red and then the black points.

#define AT(i, j) ((j) * (n + 2) + (i))

extern "C" __global__ __launch_bounds__(64) void _occa_jacobi_0(const int n, const double h2, const double *__restrict__ f, const double *__restrict__ u,
                    double *__restrict__ v) {
  { int j0 = 1 + 8 * (int)blockIdx.y;
    { int i0 = 1 + 8 * (int)blockIdx.x;
      { int j = j0 + (int)threadIdx.y;
        do { int i = i0 + (int)threadIdx.x;
          if (i > n || j > n) continue;
          v[AT(i, j)] = 0.25 * (u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)] + h2 * f[AT(i, j)]);
        } while (0);
      }
    }
  }
}

// One launch per colour: all red points are done before the first black one.
extern "C" __global__ void _occa_redBlack_0(const int n, const double h2, const double omega, const int sweeps, const double *__restrict__ f,
                      double *u, const int colour) {
#line 24 "kernels/pde/relaxation.okl"
  { int j = 1 + (int)blockIdx.x;
      { int k = (int)threadIdx.x;
        const int i = 1 + 2 * k + (j + colour) % 2;
        if (i <= n) {
          const double around = u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)];
          u[AT(i, j)] += omega * (0.25 * (around + h2 * f[AT(i, j)]) - u[AT(i, j)]);
        }
      }
    }
}
