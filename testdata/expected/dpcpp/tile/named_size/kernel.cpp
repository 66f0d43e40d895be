#include <sycl/sycl.hpp>
#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

constexpr int wide = 6;
enum { narrow = 4 };
static const int few = 3;

extern "C" void _occa_before_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &step, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 8 "kernels/tile/named_size.okl"
  { int _occa_tiled_n = (int)((wide - 2) * (step)) * (int)item_.get_group(2); int n = _occa_tiled_n + (int)(step) * (int)item_.get_local_id(2); if (n < N) { y[n] = x[n] + 1; } }
    });
  });
}

#line 11 "kernels/tile/named_size.okl"
extern "C" void _occa_twice_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 2)]] {
#line 12 "kernels/tile/named_size.okl"
  { int _occa_tiled_b = (int)(narrow) * (int)item_.get_group(1); int b = _occa_tiled_b + (int)item_.get_group(2); if (b < N) {
    { int t = (int)item_.get_local_id(2);
      if (t == b % 2) y[b] = x[b] + 2;
    }
  } }
    });
  });
}

#line 19 "kernels/tile/named_size.okl"
extern "C" void _occa_inHeader_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 20 "kernels/tile/named_size.okl"
  { short _occa_tiled_n = (short)(3) * (short)item_.get_group(2); short n = _occa_tiled_n + (short)item_.get_local_id(2); if ((unsigned long long)item_.get_group(2) * 3 + item_.get_local_id(2) < (0 < (int)(N) ? (unsigned long long)(int)(N) : 0)) { y[n] = x[n] + 3; } }
    });
  });
}
