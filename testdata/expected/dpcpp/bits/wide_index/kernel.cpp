#include <sycl/sycl.hpp>
#include <cstddef>
#line 1 "kernels/bits/wide_index.okl"
// Loops over indices that do not fit into 32 bits, backwards, unsigned, and of mixed width. The kernels
// see a window of a huge array.

extern "C" void _occa_window_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const long long &first, const long long &last, const int *__restrict__ x, long long *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 5 "kernels/bits/wide_index.okl"
  { long long _occa_tiled_i = (long long)(first) + (long long)(32) * (long long)item_.get_group(2); long long i = _occa_tiled_i + (long long)item_.get_local_id(2); if (i < last) {
    y[i - first] = 3 * i + x[i - first];
  } }
    });
  });
}

#line 10 "kernels/bits/wide_index.okl"
extern "C" void _occa_backwards_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const long &first, const int &count, const int *__restrict__ x, long *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 11 "kernels/bits/wide_index.okl"
  { long _occa_tiled_i = (long)(first + count - 1) - (long)(16) * (long)item_.get_group(2); long i = _occa_tiled_i - (long)item_.get_local_id(2); if (i >= first) { y[i - first] = x[i - first] - i; } }
    });
  });
}

#line 14 "kernels/bits/wide_index.okl"
// The bound of an int variable is 64 bits wide; the step is not one.
extern "C" void _occa_mixedWidth_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const long &N, const size_t &stride, const int *__restrict__ x, unsigned long *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 16 "kernels/bits/wide_index.okl"
  { int b = (int)item_.get_group(2);
    { size_t t = (size_t)item_.get_local_id(2);
      const size_t i = 8 * (size_t)b + t;
      if (i < (size_t)N) y[i] = (stride * i << 20) + (unsigned long)(unsigned int)x[i];
    }
  }
    });
  });
}

#line 24 "kernels/bits/wide_index.okl"
extern "C" void _occa_negativeStart_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const short &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 25 "kernels/bits/wide_index.okl"
  { short _occa_tiled_i = (short)(-N) + (short)(16) * (short)item_.get_group(2); short i = _occa_tiled_i + (short)(2) * (short)item_.get_local_id(2); if ((unsigned long long)item_.get_group(2) * 8 + item_.get_local_id(2) < ((int)(-N) <= (int)(N) ? ((unsigned long long)(int)(N) - (unsigned long long)(int)(-N)) / (unsigned long long)(2) + 1 : 0)) { y[i + N] = x[i + N] * i; } }
    });
  });
}
