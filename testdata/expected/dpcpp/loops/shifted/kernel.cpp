#include <sycl/sycl.hpp>
#line 1 "kernels/loops/shifted.okl"
// Inner loops that start where the outer one stands, in every direction and with every comparison. All
// have sixteen rounds.

extern "C" void _occa_shiftedUp_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 5 "kernels/loops/shifted.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int i = (int)(b) + (int)item_.get_local_id(2); if (i < N) y[i] = x[i] + 1; }
  }
    });
  });
}

#line 4 "kernels/loops/shifted.okl"
extern "C" void _occa_shiftedUp_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 8 "kernels/loops/shifted.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int i = (int)(b) + (int)item_.get_local_id(2); if (i < N) y[i] += 1; }
  }
    });
  });
}

#line 4 "kernels/loops/shifted.okl"
extern "C" void _occa_shiftedUp_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 11 "kernels/loops/shifted.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int i = (int)(b) + (int)item_.get_local_id(2); if (i < N) y[i] += 1; }
  }
    });
  });
}

#line 4 "kernels/loops/shifted.okl"
extern "C" void _occa_shiftedUp_3(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 14 "kernels/loops/shifted.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int i = (int)(b + 1) + (int)item_.get_local_id(2); if (i <= N) y[i - 1] += 1; }
  }
    });
  });
}

#line 4 "kernels/loops/shifted.okl"
extern "C" void _occa_shiftedUp_4(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 17 "kernels/loops/shifted.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int i = (int)(2 * b) + 2 * (int)item_.get_local_id(2); if (i / 2 < N) y[i / 2] += 1; }
  }
    });
  });
}
