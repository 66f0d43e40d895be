#include <sycl/sycl.hpp>
#line 1 "kernels/front/loop_pragmas.okl"
// Pragmas of loops before parallel ones, which are no loops on a device.

#define UNROLL _Pragma("unroll")

extern "C" void _occa_loopPragmas_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, float *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 10 "kernels/front/loop_pragmas.okl"
  { int b = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8]>(item_.get_group());

    { int t = (int)item_.get_local_id(2); s[t] = x[b * 8 + t]; }
    
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2);
#line 16 "kernels/front/loop_pragmas.okl"
#pragma unroll 2
      for (int k = 0; k < 2; ++k) x[b * 8 + t] += s[7 - t]; }



    // The pragma is one of this loop, too.
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2); x[b * 8 + t] += 3; } }
  }
    });
  });
}
