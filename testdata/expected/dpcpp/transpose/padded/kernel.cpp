#include <sycl/sycl.hpp>
#line 1 "kernels/transpose/padded.okl"
// Transposes through a shared tile with one column of padding; few items move many entries each.

#define p_tile 16
#define p_rows 4

extern "C" void _occa_transposeTile_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const unsigned int &rows, const unsigned int &cols,
                           const float *__restrict__ a, float *__restrict__ b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 16)]] {
#line 8 "kernels/transpose/padded.okl"
  { unsigned int r0 = (unsigned int)(16) * (unsigned int)item_.get_group(1);
    { unsigned int c0 = (unsigned int)(16) * (unsigned int)item_.get_group(2);
      auto &s_tile = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16][17]>(item_.get_group());
      { unsigned int y = (unsigned int)item_.get_local_id(1);
        { unsigned int x = (unsigned int)item_.get_local_id(2);
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (r0 + j < rows && c0 + x < cols) s_tile[j][x] = a[(r0 + j) * cols + c0 + x];
          }
        }
      }
      sycl::group_barrier(item_.get_group());
#line 19 "kernels/transpose/padded.okl"
      { unsigned int y = (unsigned int)item_.get_local_id(1);
        { unsigned int x = (unsigned int)item_.get_local_id(2);
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (c0 + j < cols && r0 + x < rows) b[(c0 + j) * rows + r0 + x] = s_tile[x][j];
          }
        }
      }
    }
  }
    });
  });
}

#line 31 "kernels/transpose/padded.okl"
// Two arrays of one type in one declaration, and the exchange of a pair of tiles in place.
extern "C" void _occa_transposeInPlace_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, double *a) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 8)]] {
#line 33 "kernels/transpose/padded.okl"
  { int p = (int)item_.get_group(1);
    { int q = (int)item_.get_group(2);
      auto &s_low = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[8][9]>(item_.get_group()); auto &s_high = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[8][9]>(item_.get_group());
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) s_low[j][i] = a[row * n + col];
          if (p <= q && row2 < n && col2 < n) s_high[j][i] = a[row2 * n + col2];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 43 "kernels/transpose/padded.okl"
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) a[row * n + col] = s_high[i][j];
          if (p < q && row2 < n && col2 < n) a[row2 * n + col2] = s_low[i][j];
        }
      }
    }
  }
    });
  });
}
