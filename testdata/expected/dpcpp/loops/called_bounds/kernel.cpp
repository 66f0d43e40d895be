#include <sycl/sycl.hpp>
#line 1 "kernels/loops/called_bounds.okl"
// Starts and bounds that call the same function, so that the number of rounds does not depend on the group.

namespace rows {
inline int first(const int g, const int width = 3) { return width * g; }
inline int last(const int g) { return 5 * g + 4; }
}  // namespace rows

extern "C" void _occa_called_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 3)]] {
#line 9 "kernels/loops/called_bounds.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)(rows::first(g)) + (int)item_.get_local_id(2); y[t] = x[t] + g; }
  }
    });
  });
}

#line 14 "kernels/loops/called_bounds.okl"
extern "C" void _occa_wider_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 15 "kernels/loops/called_bounds.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)(rows::first(g, 5)) + (int)item_.get_local_id(2); y[t] = x[t] - g; }
  }
    });
  });
}

#line 20 "kernels/loops/called_bounds.okl"
extern "C" void _occa_down_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 21 "kernels/loops/called_bounds.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)(rows::last(g)) - (int)item_.get_local_id(2); y[t] = x[t] * g; }
  }
    });
  });
}
