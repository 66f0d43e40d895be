#include <sycl/sycl.hpp>
#include <cmath>
using std::fmax;
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


void countOne(int *bins, const int bin) {
  sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(bins[bin]).fetch_add(1);
}

extern "C" void _occa_histogram_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *v, int *total, float *largest) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 12 "kernels/atomic/shared.okl"
  { int first = 64 * (int)item_.get_group(2);
    auto &s_bins = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    auto &s_largest = *sycl::ext::oneapi::group_local_memory_for_overwrite<float>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t < p_bins) s_bins[t] = 0;
      if (t == 0) s_largest = -1;
    }
    sycl::group_barrier(item_.get_group());
#line 19 "kernels/atomic/shared.okl"
    { int t = (int)item_.get_local_id(2);
      if (first + t < N) {
        countOne(s_bins, v[first + t] % p_bins);
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_largest).fetch_max((float)v[first + t]);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 25 "kernels/atomic/shared.okl"
    { int t = (int)item_.get_local_id(2);
      if (t < p_bins) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(total[t]).fetch_add(s_bins[t]);
      }
      if (t == 0) {
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(largest[0]).fetch_max(s_largest);
        countOne(total, p_bins);
      }
    }
  }
    });
  });
}
