#include <sycl/sycl.hpp>
#line 1 "kernels/atomics/bits.okl"
// Sets of numbers as bits: `|=`, `&=` and `^=` on unsigned words, in global and in shared memory.

extern "C" void _occa_bitSets_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const unsigned int *__restrict__ x, unsigned int *__restrict__ present,
                     unsigned int *__restrict__ absent, unsigned int *__restrict__ odd) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 5 "kernels/atomics/bits.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_seen = *sycl::ext::oneapi::group_local_memory_for_overwrite<unsigned int[4]>(item_.get_group());
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2); s_seen[t] = 0u; } }
    sycl::group_barrier(item_.get_group());
#line 8 "kernels/atomics/bits.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) {
        const unsigned int word = (x[b + t] >> 5) & 3u, bit = 1u << (x[b + t] & 31u);
        sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_seen[word]).fetch_or((unsigned int)(bit));
        sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(absent[word]).fetch_and((unsigned int)(~bit));
        sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(odd[word]).fetch_xor((unsigned int)(bit));
      }
    }
    sycl::group_barrier(item_.get_group());
#line 16 "kernels/atomics/bits.okl"
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2);
      if (s_seen[t] != 0u) sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(present[t]).fetch_or((unsigned int)(s_seen[t]));
    } }
  }
    });
  });
}
