#include <sycl/sycl.hpp>
#line 1 "kernels/linear/triangular.okl"
// Solves L x = b: one group per right-hand side, column by column, items own rows in turn.

#define p_items 16

extern "C" void _occa_solveLower_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int &count, const float *__restrict__ L, float *__restrict__ x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/linear/triangular.okl"
  { int rhs = (int)item_.get_group(2);
    auto &s_pivot = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[1]>(item_.get_group());
    for (int column = 0; column < n; ++column) {
      { int t = (int)item_.get_local_id(2);
        if (t == column % p_items) {
          x[rhs * n + column] /= L[column * n + column];
          s_pivot[0] = x[rhs * n + column];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 15 "kernels/linear/triangular.okl"
      { int t = (int)item_.get_local_id(2);
        for (int row = t; row < n; row += p_items) {
          if (row > column) x[rhs * n + row] -= L[row * n + column] * s_pivot[0];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 20 "kernels/linear/triangular.okl"
}
  }
    });
  });
}

#line 24 "kernels/linear/triangular.okl"
// Backwards through the transposed matrix, all of it by one item per right-hand side.
extern "C" void _occa_solveUpper_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int &count, const float *__restrict__ L, float *__restrict__ x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 26 "kernels/linear/triangular.okl"
  { int _occa_tiled_rhs = 16 * (int)item_.get_group(2); int rhs = _occa_tiled_rhs + (int)item_.get_local_id(2); if (rhs < count) {
    float *own = x + rhs * n;
    for (int row = n - 1; row >= 0; --row) {
      float sum = own[row];
      for (int column = row + 1; column < n; ++column) sum -= L[column * n + row] * own[column];
      own[row] = sum / L[row * n + row];
    }
  } }
    });
  });
}
