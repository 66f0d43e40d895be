#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/linear/matvec.okl"
// Matrix times vector with the vector in shared memory, its transpose, and outer products.

#define p_rows 16
#define p_chunk 24

extern "C" void _occa_matvec_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &cols, const float *__restrict__ A, const float *__restrict__ x,
                    float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 8 "kernels/linear/matvec.okl"
  { int row0 = 16 * (int)item_.get_group(2);
    auto &s_x = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[24]>(item_.get_group());
    float r_y;
    const float *r_row;
    { int r = (int)(row0) + (int)item_.get_local_id(2);
      r_y = 0.0f;
      r_row = A + (r < rows ? r : 0) * cols;
    }
    for (int col0 = 0; col0 < cols; col0 += p_chunk) {
      const int count = min(p_chunk, cols - col0);
      { int r = (int)(row0) + (int)item_.get_local_id(2);
        for (int c = r - row0; c < count; c += p_rows) s_x[c] = x[col0 + c];
      }
      sycl::group_barrier(item_.get_group());
#line 21 "kernels/linear/matvec.okl"
      { int r = (int)(row0) + (int)item_.get_local_id(2);
        for (int c = 0; c < count; ++c) r_y += r_row[col0 + c] * s_x[c];
      }
      sycl::group_barrier(item_.get_group());
#line 24 "kernels/linear/matvec.okl"
}
    { int r = (int)(row0) + (int)item_.get_local_id(2);
      if (r < rows) y[r] = r_y;
    }
  }
    });
  });
}

#line 31 "kernels/linear/matvec.okl"
// Downwards through `@dim`: A(row, col) with the column index fastest.
extern "C" void _occa_matvecTransposed_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &cols, const float *A,
                              const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 34 "kernels/linear/matvec.okl"
  { int _occa_tiled_c = (int)(cols - 1) - 16 * (int)item_.get_group(2); int c = _occa_tiled_c - (int)item_.get_local_id(2); if (c >= 0) {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[(c) + (cols) * (r)] * x[r];
    y[c] = sum;
  } }
    });
  });
}

#line 41 "kernels/linear/matvec.okl"
extern "C" void _occa_outerProduct_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &cols, const float &alpha, const float *__restrict__ x,
                          const float *__restrict__ y, float *A) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 4, 8)]] {
#line 43 "kernels/linear/matvec.okl"
  { int r = 4 * (int)item_.get_group(1);
    { int c = 8 * (int)item_.get_group(2);
      { int i = (int)(r) + (int)item_.get_local_id(1);
        { int j = (int)(c) + (int)item_.get_local_id(2);
          if (i < rows && j < cols) A[(j) + (cols) * (i)] += alpha * x[i] * y[j];
        }
      }
    }
  }
    });
  });
}
