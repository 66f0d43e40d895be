#include <sycl/sycl.hpp>
static inline float okl_atomic_mul_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = seen.value * operand;
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline float okl_atomic_div_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = seen.value / operand;
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline float okl_atomic_div_into_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = operand / seen.value;
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline float okl_atomic_sub_from_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = operand - seen.value;
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline int okl_atomic_add_int_float(int *place, float operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (int)(seen.value + operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline int okl_atomic_sub_int_float(int *place, float operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (int)(seen.value - operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/floats.okl"
// Every update of floating point numbers that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/floats.okl"
extern "C" void _occa_updateFloats_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *v, float *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 20 "kernels/atomic/floats.okl"
  { int i_tile = 32 * (int)item_.get_group(2); int i = i_tile + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add(v[i]); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[1]).fetch_sub(v[i]); okl_atomic_mul_float(&x[2], (float)-1); okl_atomic_div_float(&x[3], -1.0f); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[4]).fetch_add(1); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[5]).fetch_sub(1); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[6]).fetch_add(v[i]); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[7]).fetch_add(v[i]); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[8]).fetch_min(v[i]); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[9]).fetch_max(v[i]); sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[10]).exchange((float)2); okl_atomic_div_into_float(&x[11], (float)4); okl_atomic_sub_from_float(&x[12], (float)1);
  } }
    });
  });
}

#line 25 "kernels/atomic/floats.okl"
// An integer that counts by a fraction rounds after every step.
extern "C" void _occa_countByFractions_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *count) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 27 "kernels/atomic/floats.okl"
  { int i_tile = 32 * (int)item_.get_group(2); int i = i_tile + (int)item_.get_local_id(2); if (i < N) {
    okl_atomic_add_int_float(&count[0], 1.75f);
    okl_atomic_sub_int_float(&count[1], 0.25f);
  } }
    });
  });
}
