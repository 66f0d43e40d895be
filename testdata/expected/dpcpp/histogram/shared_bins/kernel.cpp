#include <sycl/sycl.hpp>
#include <cmath>
using std::floor;
#define p_bins 24
#line 1 "kernels/histogram/shared_bins.okl"
// okl: -D p_bins=24
// Counts values into bins: a private histogram per group in shared memory, then one addition per bin.





extern "C" void _occa_histogram_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &groups, const unsigned char *__restrict__ values,
                       unsigned int *__restrict__ counts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 10 "kernels/histogram/shared_bins.okl"
  { int g = (int)item_.get_group(2);
    auto &s_counts = *sycl::ext::oneapi::group_local_memory_for_overwrite<unsigned int[24]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t < p_bins) s_counts[t] = 0;
    }
    sycl::group_barrier(item_.get_group());
#line 15 "kernels/histogram/shared_bins.okl"
    { int t = (int)item_.get_local_id(2);
      for (int n = 32 * g + t; n < N; n += 32 * groups) {
        const int bin = values[n] % p_bins;
        sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_counts[bin]).fetch_add(1);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 21 "kernels/histogram/shared_bins.okl"
    { int t = (int)item_.get_local_id(2);
      if (t < p_bins && s_counts[t] > 0) {
        sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[t]).fetch_add((unsigned int)(s_counts[t]));
      }
    }
  }
    });
  });
}

#line 29 "kernels/histogram/shared_bins.okl"
// Weights, negative ones too, straight into global memory.
extern "C" void _occa_weightedHistogram_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &width, const float *__restrict__ x, const int *__restrict__ weight,
                               int *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 32 "kernels/histogram/shared_bins.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    int bin = (int)floor(x[n] / width);
    bin = bin < 0 ? 0 : (bin >= p_bins ? p_bins - 1 : bin);
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[bin]).fetch_add((int)(weight[n]));
  } }
    });
  });
}
