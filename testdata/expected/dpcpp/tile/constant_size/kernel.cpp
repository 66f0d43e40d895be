#include <sycl/sycl.hpp>
#line 1 "kernels/tile/constant_size.okl"
// Tiles whose size is a constant that nothing else names.

constexpr int p_one = 2;
const int p_many = 8;

extern "C" void _occa_constantSize_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 7 "kernels/tile/constant_size.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    b[i] = 2 * a[i];
  } }
    });
  });
}

#line 6 "kernels/tile/constant_size.okl"
extern "C" void _occa_constantSize_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, int *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 10 "kernels/tile/constant_size.okl"
  { int _occa_tiled_i = (int)item_.get_group(1); int i = _occa_tiled_i + (int)item_.get_group(2); if (i < N) {
    { int j = (int)item_.get_local_id(2);
      if (j == 1) b[i] += j;
    }
  } }
    });
  });
}
