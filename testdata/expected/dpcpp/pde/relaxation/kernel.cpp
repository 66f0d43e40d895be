#include <sycl/sycl.hpp>
#line 1 "kernels/pde/relaxation.okl"
// Poisson's equation by relaxation: Jacobi, and Gauss-Seidel on the red and then the black points.

#define AT(i, j) ((j) * (n + 2) + (i))

extern "C" void _occa_jacobi_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const double &h2, const double *__restrict__ f, const double *__restrict__ u,
                    double *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 8)]] {
#line 7 "kernels/pde/relaxation.okl"
  { int j0 = (int)(1) + 8 * (int)item_.get_group(1);
    { int i0 = (int)(1) + 8 * (int)item_.get_group(2);
      { int j = (int)(j0) + (int)item_.get_local_id(1);
        do { int i = (int)(i0) + (int)item_.get_local_id(2);
          if (i > n || j > n) continue;
          v[AT(i, j)] = 0.25 * (u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)] + h2 * f[AT(i, j)]);
        } while (0);
      }
    }
  }
    });
  });
}

#line 19 "kernels/pde/relaxation.okl"
// One launch per colour: all red points are done before the first black one.
extern "C" void _occa_redBlack_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const double &h2, const double &omega, const int &sweeps, const double *__restrict__ f,
                      double *u, const int &colour) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
  { int j = (int)(1) + (int)item_.get_group(2);
      { int k = (int)item_.get_local_id(2);
        const int i = 1 + 2 * k + (j + colour) % 2;
        if (i <= n) {
          const double around = u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)];
          u[AT(i, j)] += omega * (0.25 * (around + h2 * f[AT(i, j)]) - u[AT(i, j)]);
        }
      }
    }
    });
  });
}
