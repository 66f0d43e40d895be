#include <sycl/sycl.hpp>
#include <cstddef>
#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

extern "C" void _occa_null_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/pointers/null.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    const int *p = x + i;
    if (x[i] > 50) p = NULL;
    y[i] = p == NULL ? -1 : *p;
  } }
    });
  });
}
