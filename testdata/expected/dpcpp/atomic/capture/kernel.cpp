#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomic/capture.okl"
// Updates that hand out the value from before or after: every work item gets a number of its own.

extern "C" void _occa_tickets_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, unsigned *counts, float *sum, unsigned *before, int *after, float *partial) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 4 "kernels/atomic/capture.okl"
  { int first = 32 * (int)item_.get_group(2);
    auto &s_count = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t == 0) s_count = 0;
    }
    sycl::group_barrier(item_.get_group());
#line 9 "kernels/atomic/capture.okl"
    { int t = (int)item_.get_local_id(2);
      const int i = first + t;
      if (i < N) {
        unsigned ticket;
        ticket = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[0]).fetch_add(1);
        before[i] = ticket;
        { const unsigned int _occa_operand = 1; const unsigned int _occa_old = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[1]).fetch_add(_occa_operand); ticket = (unsigned int)(_occa_old + _occa_operand); }
        before[N + i] = ticket;
        { const unsigned int _occa_operand = 3; const unsigned int _occa_old = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[2]).fetch_add(_occa_operand); before[2 * N + i] = (unsigned int)(_occa_old + _occa_operand); }
        after[i] = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_count).fetch_add(1);
        { const unsigned int _occa_operand = (unsigned int)(t % 2); const unsigned int _occa_old = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[3]).fetch_add(_occa_operand); after[N + i] = (unsigned int)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)(0.5f); const float _occa_old = sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sum[0]).fetch_add(_occa_operand); partial[i] = (float)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)((float)i); const float _occa_old = sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sum[1]).fetch_max(_occa_operand); partial[N + i] = (float)(_occa_operand > _occa_old ? _occa_operand : _occa_old); }
      }
    }
  }
    });
  });
}
