#include <sycl/sycl.hpp>
#include <cstdio>
#define printf(...) sycl::ext::oneapi::experimental::printf(__VA_ARGS__)
#line 1 "kernels/prelude/printf.okl"
// A kernel that prints, without an include.

extern "C" void _occa_reports_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/prelude/printf.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    b[i] = 2 * a[i];
    if (b[i] > 1000) printf("%d is too large at %d\n", b[i], i);
  } }
    });
  });
}
