#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/atomic_operand.okl"
// What an atomic update adds is an ordinary read: it needs a barrier after the nest that wrote it.

extern "C" void _occa_countThenAdd_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ count) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 4 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_count = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t == 0) s_count = 0;
    }
    sycl::group_barrier(item_.get_group());
#line 9 "kernels/barriers/atomic_operand.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N && x[b + t] > 0) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_count).fetch_add(1);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 14 "kernels/barriers/atomic_operand.okl"
    { int t = (int)item_.get_local_id(2);
      if (t == 15) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(count[0]).fetch_add((int)(s_count));
      }
    }
  }
    });
  });
}

#line 22 "kernels/barriers/atomic_operand.okl"
// The place of an update is read as well.
extern "C" void _occa_indirect_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ which, int *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 24 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_which = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s_which[15 - t] = b + t < N ? which[b + t] : 0; }
    sycl::group_barrier(item_.get_group());
#line 27 "kernels/barriers/atomic_operand.okl"
    { int t = (int)item_.get_local_id(2);
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[s_which[t]]).fetch_add(1);
    }
  }
    });
  });
}

#line 33 "kernels/barriers/atomic_operand.okl"
// Atomic updates by one nest and plain ones by the next.
extern "C" void _occa_atomicThenPlain_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ result) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 35 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2); s_sum[t] = 0; } }
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/barriers/atomic_operand.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_sum[t % 4]).fetch_add((int)(x[b + t]));
      }
    }
    sycl::group_barrier(item_.get_group());
#line 43 "kernels/barriers/atomic_operand.okl"
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2); s_sum[t] *= 2; } }
    sycl::group_barrier(item_.get_group());
#line 44 "kernels/barriers/atomic_operand.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_sum[3 - t % 4]).fetch_add(1);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 49 "kernels/barriers/atomic_operand.okl"
    { if (item_.get_local_id(2) < 4) { int t = (int)item_.get_local_id(2); result[b / 4 + t] = s_sum[t]; } }
  }
    });
  });
}
