#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/no_braces.okl"
// Nests in loops and conditions without braces: the barrier before a nest belongs into the loop.

extern "C" void _occa_foldNoBraces_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/barriers/no_braces.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int alive = 8; alive > 0; alive /= 2)
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2);
        if (t < alive) s[t] += s[t + alive]; } }
    { int t = (int)item_.get_local_id(2);
      if (t == 0) sums[b / 16] = s[0]; }
  }
    });
  });
}

#line 15 "kernels/barriers/no_braces.okl"
// The condition is the same for the whole group.
extern "C" void _occa_reverseIf_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &reverse, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 17 "kernels/barriers/no_braces.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = b + t < N ? x[b + t] : 0.0f; }
    if (reverse)
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); y[b + t] = s[15 - t]; } }
    else
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); y[b + t] = s[t ^ 1]; } }
  }
    });
  });
}
