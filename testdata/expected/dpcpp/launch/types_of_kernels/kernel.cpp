#include <sycl/sycl.hpp>
#line 1 "kernels/launch/types_of_kernels.okl"
// Two kernels name their own types alike: which kernel a type belongs to decides how its value gets to a device.

extern "C" void _occa_left_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y, const int &count) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 5 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 9 "kernels/launch/types_of_kernels.okl"
  Pair pair = {N, 2};
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2); y[4 * g + i] = count * pair.b - pair.a; }
  }
    });
  });
}

#line 15 "kernels/launch/types_of_kernels.okl"
extern "C" void _occa_right_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y, const int &count) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 17 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 21 "kernels/launch/types_of_kernels.okl"
  Pair pair = {3, N};
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2); y[4 * g + i] = count * pair.a + pair.b; }
  }
    });
  });
}
