#include <sycl/sycl.hpp>
#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

extern "C" void _occa_spelledOut_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/atomics/spelled_out.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[0]).fetch_add((int)(x[n]));
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[1]).fetch_sub((int)(x[n]));
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[2]).fetch_add((int)(x[n]));
    { sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[3]).fetch_add((int)(2 * x[n])); }
  } }
    });
  });
}
