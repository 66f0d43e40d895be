#include <sycl/sycl.hpp>
#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

extern "C" void _occa_early_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] = x[n]; } }
    });
  });
}

#line 3 "kernels/launch/early_return.okl"
extern "C" void _occa_early_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y, const int &shift) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 14 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] += shift; } }
    });
  });
}

#line 3 "kernels/launch/early_return.okl"
extern "C" void _occa_early_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 19 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] *= 2; } }
    });
  });
}

#line 3 "kernels/launch/early_return.okl"
extern "C" void _occa_early_3(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y, const int &shift) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 27 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] += shift; } }
    });
  });
}
