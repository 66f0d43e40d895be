#include <sycl/sycl.hpp>
#include <cmath>
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
struct float3 { float x, y, z; };
struct alignas(16) float4 { float x, y, z, w; };
struct int3 { int x, y, z; };
static inline int3 make_int3(int x, int y, int z) { return {x, y, z}; }
struct alignas(16) int4 { int x, y, z, w; };
static inline int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

struct Bin {
  int3 counts;
  float4 sums;
};

extern "C" void _occa_fill_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *kinds, int4 *totals, float3 *places, Bin *bins) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 9 "kernels/vectors/atomic_parts.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &wide = *sycl::ext::oneapi::group_local_memory_for_overwrite<int4[4]>(item_.get_group());
    auto &packed = *sycl::ext::oneapi::group_local_memory_for_overwrite<int3[4]>(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      if (i < 4) {
        wide[i] = make_int4(0, 0, 0, 0);
        packed[i] = make_int3(0, 0, 0);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 18 "kernels/vectors/atomic_parts.okl"
    { int i = (int)item_.get_local_id(2);
      if (b + i < N) {
        const int kind = kinds[b + i];
        int4 *total = totals + kind;
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(wide[kind].y).fetch_add((int)(i));
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(packed[kind].z).fetch_add(1);
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(total->x).fetch_add(1);
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals[kind].w).fetch_max((int)(b + i));
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(places[kind].y).fetch_add((float)(0.5f));
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(bins[kind].counts.y).fetch_sub(2);
        sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(bins[kind].sums.z).fetch_add((float)(0.25f));
      }
    }
    sycl::group_barrier(item_.get_group());
#line 31 "kernels/vectors/atomic_parts.okl"
    { int i = (int)item_.get_local_id(2);
      if (i < 4) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals[i].y).fetch_add((int)(wide[i].y));
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(totals[i].z).fetch_add((int)(packed[i].z));
      }
    }
  }
    });
  });
}
