#include <sycl/sycl.hpp>
#line 1 "kernels/launch/host_pointers.okl"
// The host moves pointers without looking at what they point to, and asks whether they point anywhere.
extern "C" void _occa_halves_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const double *x, double *y, const int &half) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/launch/host_pointers.okl"
  const double * upper = x + half;
  double *const out = y + half;
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N - half) { out[n] = 2 * upper[n]; } }
    });
  });
}

#line 2 "kernels/launch/host_pointers.okl"
extern "C" void _occa_halves_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const double *x, double *y, const int &half) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 7 "kernels/launch/host_pointers.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < half) { y[n] = x[n]; } }
    });
  });
}
