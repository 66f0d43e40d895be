#include <sycl/sycl.hpp>
#include <cfloat>
#include <climits>
#include <cmath>
using std::fabs;
using std::fmin;
using std::isinf;
using std::isnan;
#line 1 "kernels/constants/infinity.okl"
// Limits and infinities from the standard headers.

#include <float.h>
#include <limits.h>
#include <math.h>

#define p_block 16

extern "C" void _occa_lowest_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ low) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 10 "kernels/constants/infinity.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_low = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s_low[t] = b + t < N ? x[b + t] : INFINITY; }
    sycl::group_barrier(item_.get_group());
#line 13 "kernels/constants/infinity.okl"
    { if (item_.get_local_id(2) < 1) { int t = (int)item_.get_local_id(2);
      float found = FLT_MAX;
      for (int k = 0; k < p_block; ++k) found = fmin(found, s_low[k]);
      low[b / p_block] = found;
    } }
  }
    });
  });
}

#line 21 "kernels/constants/infinity.okl"
extern "C" void _occa_countLimits_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, const double *__restrict__ y, int *__restrict__ counts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 22 "kernels/constants/infinity.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    if (x[n] == INT_MAX || x[n] == INT_MIN) {
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[0]).fetch_add(1);
    }
    if (isinf(y[n]) || isnan(y[n]) || fabs(y[n]) < DBL_EPSILON) {
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[1]).fetch_add(1);
    }
  } }
    });
  });
}
