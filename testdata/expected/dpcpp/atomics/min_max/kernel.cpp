#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

extern "C" void _occa_classExtremes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ which, const int *__restrict__ x,
                           int *__restrict__ lowest, int *__restrict__ highest) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 8 "kernels/atomics/min_max.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    const int c = which[n];
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(lowest[c]).fetch_min((int)(x[n]));
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(highest[c]).fetch_max((int)(x[n]));
  } }
    });
  });
}

#line 15 "kernels/atomics/min_max.okl"
extern "C" void _occa_blockExtremes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ which, const unsigned int *__restrict__ x,
                           unsigned int *__restrict__ highest) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 17 "kernels/atomics/min_max.okl"
  { int b = 32 * (int)item_.get_group(2);
    auto &s_highest = *sycl::ext::oneapi::group_local_memory_for_overwrite<unsigned int[6]>(item_.get_group());
    { if (item_.get_local_id(2) < 6) { int t = (int)item_.get_local_id(2); s_highest[t] = 0; } }
    sycl::group_barrier(item_.get_group());
#line 20 "kernels/atomics/min_max.okl"
    { int t = (int)item_.get_local_id(2);
      const int n = b + t;
      if (n < N) {
        sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_highest[which[n]]).fetch_max((unsigned int)(x[n]));
      }
    }
    sycl::group_barrier(item_.get_group());
#line 26 "kernels/atomics/min_max.okl"
    { if (item_.get_local_id(2) < 6) { int t = (int)item_.get_local_id(2);
      sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(highest[t]).fetch_max((unsigned int)(s_highest[t]));
    } }
  }
    });
  });
}
