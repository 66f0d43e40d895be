#include <sycl/sycl.hpp>
#line 1 "kernels/loops/shifted_down.okl"
// Inner loops that run down from where the outer one stands. All have sixteen rounds.

extern "C" void _occa_shiftedDown_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)item_.get_group(2);
    { int i = (int)(b) - (int)item_.get_local_id(2); if (i >= 0) y[i] = x[i] + 1; }
  }
    });
  });
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" void _occa_shiftedDown_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 7 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)item_.get_group(2);
    { int i = (int)(b) - (int)item_.get_local_id(2); if (i >= 0) y[i] += 1; }
  }
    });
  });
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" void _occa_shiftedDown_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 10 "kernels/loops/shifted_down.okl"
  { int b = (int)(N) - 16 * (int)item_.get_group(2);
    { int i = (int)(b - 1) - (int)item_.get_local_id(2); if (i >= 0) y[i] += 1; }
  }
    });
  });
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" void _occa_shiftedDown_3(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 13 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)item_.get_group(2);
    { int i = (int)(b) - (int)item_.get_local_id(2); if (i >= 0) y[i] += 1; }
  }
    });
  });
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" void _occa_shiftedDown_4(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 16 "kernels/loops/shifted_down.okl"
  { int b = 16 * (int)item_.get_group(2);
    { int i = (int)(b + 15) - (int)item_.get_local_id(2); if (i < N) y[i] += 1; }
  }
    });
  });
}
