#include <sycl/sycl.hpp>
#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
extern "C" void _occa_takePlaces_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ count, int *__restrict__ kept) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 5 "kernels/atomics/capture.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    if (x[n] > 0) {
      int place;
      place = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(count[0]).fetch_add(1);
      kept[place] = x[n];
    }
  } }
    });
  });
}

#line 14 "kernels/atomics/capture.okl"
// From the far end, with a stride, and with the new value instead of the old one.
extern "C" void _occa_takeRanges_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ used, int *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 16 "kernels/atomics/capture.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    int end;
    { const int _occa_operand = (int)(x[n]); const int _occa_old = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(used[0]).fetch_add(_occa_operand); end = (int)(_occa_old + _occa_operand); }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    { const int _occa_operand = 1; const int _occa_old = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(used[1]).fetch_sub(_occa_operand); left = (int)(_occa_old - _occa_operand); }
    used[2 + left] = 1;
  } }
    });
  });
}
