#include <sycl/sycl.hpp>
#line 1 "kernels/launch/changed_arguments.okl"
// Arguments that device code changes: each work item has its own copy. And loops whose variables start without `=`.

extern "C" void _occa_changedArguments_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &_occa_arg_0, const int &_occa_arg_1, const float &_occa_arg_2, const int *__restrict__ _occa_arg_3, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  int N = _occa_arg_0;
  int groups = _occa_arg_1;
  float scale = _occa_arg_2;
  auto x = _occa_arg_3;
#line 6 "kernels/launch/changed_arguments.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      N -= t;
      if (N > 0) y[16 * g + t] += N;
    }
  }
    });
  });
}

#line 3 "kernels/launch/changed_arguments.okl"
extern "C" void _occa_changedArguments_1(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &_occa_arg_0, const int &_occa_arg_1, const float &_occa_arg_2, const int *__restrict__ _occa_arg_3, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
  int N = _occa_arg_0;
  int groups = _occa_arg_1;
  float scale = _occa_arg_2;
  auto x = _occa_arg_3;
#line 13 "kernels/launch/changed_arguments.okl"
  { int i_tile = 4 * (int)item_.get_group(2); int i = i_tile + (int)item_.get_local_id(2); if (i < N) { y[i] += x[--N]; } }
    });
  });
}

#line 3 "kernels/launch/changed_arguments.okl"
extern "C" void _occa_changedArguments_2(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &_occa_arg_0, const int &_occa_arg_1, const float &_occa_arg_2, const int *__restrict__ _occa_arg_3, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
  int N = _occa_arg_0;
  int groups = _occa_arg_1;
  float scale = _occa_arg_2;
  auto x = _occa_arg_3;
  { int g = (int)item_.get_group(2);
#line 15 "kernels/launch/changed_arguments.okl"
    { int t = (int)item_.get_local_id(2);
      scale *= t;
      y[16 * g + t] += (int)scale;
      x += t;
      y[16 * g + t] += *x;
    } }
    });
  });
}

#line 23 "kernels/launch/changed_arguments.okl"
// A pragma of one's own takes the place of okl's.
extern "C" void _occa_ownPragma_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 26 "kernels/launch/changed_arguments.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2); y[8 * g + t] = g - t; }
  }
    });
  });
}
