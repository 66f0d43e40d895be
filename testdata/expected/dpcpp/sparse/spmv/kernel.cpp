#include <sycl/sycl.hpp>
#line 1 "kernels/sparse/spmv.okl"
// y = A x with A in rows (CSR: one item per row, and one group of items per row) and in columns of
// equal length (ELL).

#define p_rowsPerGroup 8
#define p_lanes 8

extern "C" void _occa_spmvRows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const long *__restrict__ starts, const int *__restrict__ columns,
                      const float *__restrict__ values, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 9 "kernels/sparse/spmv.okl"
  { int _occa_tiled_row = 32 * (int)item_.get_group(2); int row = _occa_tiled_row + (int)item_.get_local_id(2); if (row < rows) {
    float sum = 0;
    for (long k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
    y[row] = sum;
  } }
    });
  });
}

#line 16 "kernels/sparse/spmv.okl"
extern "C" void _occa_spmvLanes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const long *__restrict__ starts, const int *__restrict__ columns,
                       const float *__restrict__ values, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 8)]] {
#line 18 "kernels/sparse/spmv.okl"
  { int row0 = 8 * (int)item_.get_group(2);
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8][8]>(item_.get_group());
    { int r = (int)item_.get_local_id(1);
      do { int lane = (int)item_.get_local_id(2);
        const int row = row0 + r;
        s_sum[r][lane] = 0;
        if (row >= rows) continue;
        for (long k = starts[row] + lane; k < starts[row + 1]; k += p_lanes) {
          s_sum[r][lane] += values[k] * x[columns[k]];
        }
      } while (0);
    }

    sycl::group_barrier(item_.get_group());
#line 36 "kernels/sparse/spmv.okl"
    { int r = (int)item_.get_local_id(1); { int lane = (int)item_.get_local_id(2); if (lane < 4) s_sum[r][lane] += s_sum[r][lane + 4]; } }
    sycl::group_barrier(item_.get_group());
#line 37 "kernels/sparse/spmv.okl"
    { int r = (int)item_.get_local_id(1); { int lane = (int)item_.get_local_id(2); if (lane < 2) s_sum[r][lane] += s_sum[r][lane + 2]; } }
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/sparse/spmv.okl"
    { int r = (int)item_.get_local_id(1);
      { int lane = (int)item_.get_local_id(2);
        if (lane == 0 && row0 + r < rows) y[row0 + r] = s_sum[r][0] + s_sum[r][1];
      }
    }
  }
    });
  });
}

#line 46 "kernels/sparse/spmv.okl"
// Absent entries have column -1.
extern "C" void _occa_spmvEll_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &width, const int *columns,
                     const float *values, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 49 "kernels/sparse/spmv.okl"
  { int _occa_tiled_row = 32 * (int)item_.get_group(2); int row = _occa_tiled_row + (int)item_.get_local_id(2); if (row < rows) {
    float sum = 0;
    for (int k = 0; k < width; ++k) {
      const int column = columns[(row) + (rows) * (k)];
      if (column < 0) break;
      sum += values[(row) + (rows) * (k)] * x[column];
    }
    y[row] = sum;
  } }
    });
  });
}
