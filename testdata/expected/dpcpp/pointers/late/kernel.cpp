#include <sycl/sycl.hpp>
#line 1 "kernels/pointers/late.okl"
// Pointers that get their value where it is used: in headers of loops and in conditions.

extern "C" void _occa_late_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *x, float *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/pointers/late.okl"
  { int b = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = x[b * 8 + t]; }
    sycl::group_barrier(item_.get_group());
#line 7 "kernels/pointers/late.okl"
    { int t = (int)item_.get_local_id(2);
      float sum = 0;
      float *p;
      const float *q, *end;
      for (p = s; p < s + 8; ++p) sum += *p;
      for (q = x + b * 8, end = q + 4; q != end; q++) sum += *q;
      const float *r;
      int k = 0;
      while ((r = x + k)[0] > 0.2f && k < 3) {
        sum += r[1];
        ++k;
      }
      float *w;
      if ((w = y + b * 8 + t) && sum > 0) *w = sum;
    }
  }
    });
  });
}
