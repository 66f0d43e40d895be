#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline double okl_atomic_mul_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (double)(seen.value * operand);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
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
static inline double okl_atomic_div_into_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (double)(operand / seen.value);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline double okl_atomic_sub_from_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (double)(operand - seen.value);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/doubles.okl"
// Every update of numbers in double precision that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/doubles.okl"
extern "C" void _occa_updateDoubles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const double *v, double *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 20 "kernels/atomic/doubles.okl"
  { int _occa_tiled_i = 32 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add((double)(v[i])); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[1]).fetch_sub((double)(v[i])); okl_atomic_mul_double(&(x[2]), (double)(-1)); okl_atomic_div_double(&(x[3]), (double)(-1.0)); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[4]).fetch_add(1); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[5]).fetch_sub(1); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[6]).fetch_add((double)(v[i])); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[7]).fetch_add((double)(v[i])); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[8]).fetch_min((double)(v[i])); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[9]).fetch_max((double)(v[i])); sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[10]).exchange((double)(2)); okl_atomic_div_into_double(&(x[11]), (double)(4)); okl_atomic_sub_from_double(&(x[12]), (double)(1));
  } }
    });
  });
}
