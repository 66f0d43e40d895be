#include <sycl/sycl.hpp>
#include <cstddef>
#line 1 "kernels/barriers/null.okl"
// `NULL` comes out of a header: where it is written, something is written.

extern "C" void _occa_null_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int *__restrict__ x, int *__restrict__ y, int *__restrict__ z) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/barriers/null.okl"
  { int g = (int)item_.get_group(2);
    auto &p = *sycl::ext::oneapi::group_local_memory_for_overwrite<const int *[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); p[t] = x + 8 * g + t; }
    sycl::group_barrier(item_.get_group());
#line 7 "kernels/barriers/null.okl"
    { int t = (int)item_.get_local_id(2); y[8 * g + t] = p[7 - t] == NULL ? 0 : *p[7 - t]; }
    sycl::group_barrier(item_.get_group());
#line 8 "kernels/barriers/null.okl"
    { int t = (int)item_.get_local_id(2); p[t] = NULL; }
    sycl::group_barrier(item_.get_group());
#line 9 "kernels/barriers/null.okl"
    { int t = (int)item_.get_local_id(2); z[8 * g + t] = p[7 - t] == NULL; }
  }
    });
  });
}
