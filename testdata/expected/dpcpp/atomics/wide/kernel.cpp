#include <sycl/sycl.hpp>
#line 1 "kernels/atomics/wide.okl"
// `+=`, `-=`, `++` and `--` on every type that counts: 64 bits, signed and not, float and double, in
// shared and global memory, in structs and through pointers.

struct Totals {
  long long wide;
  unsigned long long positive;
  float single;
  double precise;
  int small[2];
};

extern "C" void _occa_everyType_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, Totals *totals, unsigned long *__restrict__ bins) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 13 "kernels/atomics/wide.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<Totals>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        s.wide = 0;
        s.positive = 0;
        s.single = 0;
        s.precise = 0;
        s.small[0] = s.small[1] = 0;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 24 "kernels/atomics/wide.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) {
        const int value = x[b + t];
        sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s.wide).fetch_add(3000000000ll * value);
        if (value > 0) {
          sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s.positive).fetch_add((unsigned long long)value);
        }
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s.single).fetch_sub(0.5f * value);
        sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s.precise).fetch_add(0.25 * value);
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s.small[value & 1]).fetch_add(1);
        sycl::atomic_ref<unsigned long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(bins[value & 3]).fetch_add(1);
        sycl::atomic_ref<unsigned long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(bins[4 + (value & 3)]).fetch_sub(1);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/atomics/wide.okl"
    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        const long long wide = s.wide;
        const unsigned long long positive = s.positive;
        const float single = s.single;
        const double precise = s.precise;
        sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals->wide).fetch_add(wide);
        sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals->positive).fetch_add(positive);
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals->single).fetch_add(single);
        sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals->precise).fetch_sub(precise);
      }
      if (t < 2) {
        const int count = s.small[t];
        int *const place = &totals->small[t];
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*place).fetch_add(count);
      }
    }
  }
    });
  });
}
