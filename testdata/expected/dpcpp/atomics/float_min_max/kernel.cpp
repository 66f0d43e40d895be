#include <sycl/sycl.hpp>
#include <cmath>
using std::fmin;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

extern "C" void _occa_bounds_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ lowest, float *__restrict__ highest) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/atomics/float_min_max.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_high = *sycl::ext::oneapi::group_local_memory_for_overwrite<float>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t == 0) s_high = -1.0e30f;
    }
    sycl::group_barrier(item_.get_group());
#line 9 "kernels/atomics/float_min_max.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) {
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(lowest[0]).fetch_min((float)(x[b + t]));
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_high).fetch_max((float)(x[b + t]));
      }
    }
    sycl::group_barrier(item_.get_group());
#line 15 "kernels/atomics/float_min_max.okl"
    { int t = (int)item_.get_local_id(2);
      if (t == 15) sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(highest[0]).fetch_max((float)(s_high));
    }
  }
    });
  });
}
