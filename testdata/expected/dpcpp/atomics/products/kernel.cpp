#include <sycl/sycl.hpp>
static inline float okl_atomic_mul_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (float)(seen.value * operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline double okl_atomic_div_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (double)(seen.value / operand);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices.

extern "C" void _occa_classProducts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ which, const float *__restrict__ x,
                           float *__restrict__ products, double *__restrict__ quotients) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 5 "kernels/atomics/products.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    okl_atomic_mul_float(&(products[which[n]]), (float)(x[n]));
    okl_atomic_div_double(&(quotients[which[n]]), (double)(x[n]));
  } }
    });
  });
}
