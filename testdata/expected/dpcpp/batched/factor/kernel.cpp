#include <sycl/sycl.hpp>
#include <cmath>
using std::sqrt;
#line 1 "kernels/batched/factor.okl"
// Factors many small matrices in place: LU without pivots in shared memory, Cholesky in one item's
// own array.

#define p_n 6

extern "C" void _occa_luFactor_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &batch, double *__restrict__ A) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 6, 6)]] {
#line 7 "kernels/batched/factor.okl"
  { int e = (int)item_.get_group(2);
    auto &s_A = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[6][7]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        s_A[j][i] = A[(e * p_n + j) * p_n + i];
      }
    }
    for (int k = 0; k < p_n - 1; ++k) {
      sycl::group_barrier(item_.get_group());
#line 15 "kernels/batched/factor.okl"
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
          if (i == k && j > k) s_A[j][k] /= s_A[k][k];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 20 "kernels/batched/factor.okl"
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
          if (i > k && j > k) s_A[j][i] -= s_A[j][k] * s_A[k][i];
        }
      }
    }
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        A[(e * p_n + j) * p_n + i] = s_A[j][i];
      }
    }
  }
    });
  });
}

#line 34 "kernels/batched/factor.okl"
// The lower triangle is packed row by row.
#define p_packed (p_n * (p_n + 1) / 2)
#define ROW(j) ((j) * ((j) + 1) / 2)

extern "C" void _occa_choleskyFactor_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &batch, const float *__restrict__ A, float *__restrict__ L) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 39 "kernels/batched/factor.okl"
  { int _occa_tiled_e = 8 * (int)item_.get_group(2); int e = _occa_tiled_e + (int)item_.get_local_id(2); if (e < batch) {
    float r_L[p_packed];
    for (int n = 0; n < p_packed; ++n) r_L[n] = A[e * p_packed + n];
    for (int j = 0; j < p_n; ++j) {
      float diagonal = r_L[ROW(j) + j];
      for (int k = 0; k < j; ++k) diagonal -= r_L[ROW(j) + k] * r_L[ROW(j) + k];
      diagonal = sqrt(diagonal);
      r_L[ROW(j) + j] = diagonal;
      for (int i = j + 1; i < p_n; ++i) {
        float sum = r_L[ROW(i) + j];
        for (int k = 0; k < j; ++k) sum -= r_L[ROW(i) + k] * r_L[ROW(j) + k];
        r_L[ROW(i) + j] = sum / diagonal;
      }
    }
    for (int n = 0; n < p_packed; ++n) L[e * p_packed + n] = r_L[n];
  } }
    });
  });
}
