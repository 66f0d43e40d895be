#include <sycl/sycl.hpp>
#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

extern "C" void _occa_tileToTheEnd_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/loops/near_the_end.okl"
  { unsigned int _occa_tiled_i = (unsigned int)(4294967295u - N) + (unsigned int)(8) * (unsigned int)item_.get_group(2); unsigned int i = _occa_tiled_i + (unsigned int)item_.get_local_id(2); if ((unsigned long long)item_.get_group(2) * 8 + item_.get_local_id(2) < ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) + 1 : 0)) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } }
    });
  });
}

#line 10 "kernels/loops/near_the_end.okl"
extern "C" void _occa_loopToTheEnd_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 1)]] {
#line 11 "kernels/loops/near_the_end.okl"
  { int i = (int)(2147483647 - N) + (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
    });
  });
}

#line 19 "kernels/loops/near_the_end.okl"
extern "C" void _occa_tileToZero_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const unsigned int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 20 "kernels/loops/near_the_end.okl"
  { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(8) * (unsigned int)item_.get_group(2); unsigned int i = _occa_tiled_i - (unsigned int)item_.get_local_id(2); if ((unsigned long long)item_.get_group(2) * 8 + item_.get_local_id(2) < (0 < (unsigned int)(N) ? (unsigned long long)(unsigned int)(N) : 0)) { y[i - 1] = 2 * x[i - 1]; } }
    });
  });
}

#line 23 "kernels/loops/near_the_end.okl"
// Starts where it ends for N = 0, and no `int` is larger.
extern "C" void _occa_downFromTheEnd_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 1)]] {
#line 25 "kernels/loops/near_the_end.okl"
  { int i = (int)(2147483647) - (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2); y[2147483647 - i] = 3 * x[2147483647 - i]; }
  }
    });
  });
}
