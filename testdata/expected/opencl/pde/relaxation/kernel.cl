#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/pde/relaxation.okl"
// Poisson's equation by relaxation: Jacobi, and Gauss-Seidel on the red and then the black points.

#define AT(i, j) ((j) * (n + 2) + (i))

__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void _occa_jacobi_0(const int n, const double h2, __global const double *restrict f, __global const double *restrict u,
                    __global double *restrict v) {
  { int j0 = 1 + 8 * (int)get_group_id(1);
    { int i0 = 1 + 8 * (int)get_group_id(0);
      { int j = j0 + (int)get_local_id(1);
        do { int i = i0 + (int)get_local_id(0);
          if (i > n || j > n) continue;
          v[AT(i, j)] = 0.25 * (u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)] + h2 * f[AT(i, j)]);
        } while (0);
      }
    }
  }
}

// One launch per colour: all red points are done before the first black one.
__kernel void _occa_redBlack_0(const int n, const double h2, const double omega, const int sweeps, __global const double *restrict f,
                      __global double *u, const int colour) {
#line 24 "kernels/pde/relaxation.okl"
  { int j = 1 + (int)get_group_id(0);
      { int k = (int)get_local_id(0);
        const int i = 1 + 2 * k + (j + colour) % 2;
        if (i <= n) {
          const double around = u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)];
          u[AT(i, j)] += omega * (0.25 * (around + h2 * f[AT(i, j)]) - u[AT(i, j)]);
        }
      }
    }
}
