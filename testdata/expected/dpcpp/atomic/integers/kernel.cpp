#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline int okl_atomic_mul_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (int)(seen.value * operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline int okl_atomic_div_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (int)(seen.value / operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline int okl_atomic_sub_from_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (int)(operand - seen.value);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline unsigned int okl_atomic_mul_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (unsigned int)(seen.value * operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline unsigned int okl_atomic_div_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (unsigned int)(seen.value / operand);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline unsigned int okl_atomic_sub_from_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).load();
    next.value = (unsigned int)(operand - seen.value);
  } while (!sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned int *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline long long okl_atomic_mul_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (long long)(seen.value * operand);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline long long okl_atomic_div_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (long long)(seen.value / operand);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline long long okl_atomic_sub_from_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (long long)(operand - seen.value);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline unsigned long long okl_atomic_mul_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (unsigned long long)(seen.value * operand);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline unsigned long long okl_atomic_div_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (unsigned long long)(seen.value / operand);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
static inline unsigned long long okl_atomic_sub_from_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).load();
    next.value = (unsigned long long)(operand - seen.value);
  } while (!sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(*(unsigned long long *)place).compare_exchange_strong(seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
extern "C" void _occa_updateInts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *v, int *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 22 "kernels/atomic/integers.okl"
  { int _occa_tiled_i = 32 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add((int)(v[i])); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[1]).fetch_sub((int)(v[i])); okl_atomic_mul_int(&(x[2]), 3); okl_atomic_div_int(&(x[3]), 2); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[4]).fetch_and((int)(~((int)1 << (v[i] & 15)))); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[5]).fetch_or((int)((int)1 << (v[i] & 31))); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[6]).fetch_xor((int)(v[i])); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[7]).fetch_add(1); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[8]).fetch_sub(1); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[9]).fetch_add((int)(v[i])); okl_atomic_sub_from_int(&(x[10]), 7); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[11]).fetch_min((int)((int)v[i])); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[12]).fetch_max((int)((int)v[i])); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[13]).exchange(77); { sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[14]).fetch_add(2); } okl_atomic_mul_int(&(x[15]), (int)(v[i]));
  } }
    });
  });
}

#line 27 "kernels/atomic/integers.okl"
extern "C" void _occa_updateUnsigned_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const unsigned *v, unsigned *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 28 "kernels/atomic/integers.okl"
  { int _occa_tiled_i = 32 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add((unsigned int)(v[i])); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[1]).fetch_sub((unsigned int)(v[i])); okl_atomic_mul_unsigned_int(&(x[2]), 3); okl_atomic_div_unsigned_int(&(x[3]), 2); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[4]).fetch_and((unsigned int)(~((unsigned)1 << (v[i] & 15)))); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[5]).fetch_or((unsigned int)((unsigned)1 << (v[i] & 31))); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[6]).fetch_xor((unsigned int)(v[i])); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[7]).fetch_add(1); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[8]).fetch_sub(1); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[9]).fetch_add((unsigned int)(v[i])); okl_atomic_sub_from_unsigned_int(&(x[10]), 7); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[11]).fetch_min((unsigned int)((unsigned)v[i])); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[12]).fetch_max((unsigned int)((unsigned)v[i])); sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[13]).exchange(77); { sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[14]).fetch_add(2); } okl_atomic_mul_unsigned_int(&(x[15]), (unsigned int)(v[i]));
  } }
    });
  });
}

#line 33 "kernels/atomic/integers.okl"
extern "C" void _occa_updateLongs_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const long long *v, long long *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 34 "kernels/atomic/integers.okl"
  { int _occa_tiled_i = 32 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add((long long)(v[i])); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[1]).fetch_sub((long long)(v[i])); okl_atomic_mul_long_long(&(x[2]), 3); okl_atomic_div_long_long(&(x[3]), 2); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[4]).fetch_and((long long)(~((long long)1 << (v[i] & 15)))); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[5]).fetch_or((long long)((long long)1 << (v[i] & 31))); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[6]).fetch_xor((long long)(v[i])); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[7]).fetch_add(1); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[8]).fetch_sub(1); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[9]).fetch_add((long long)(v[i])); okl_atomic_sub_from_long_long(&(x[10]), 7); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[11]).fetch_min((long long)((long long)v[i])); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[12]).fetch_max((long long)((long long)v[i])); sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[13]).exchange(77); { sycl::atomic_ref<long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[14]).fetch_add(2); } okl_atomic_mul_long_long(&(x[15]), (long long)(v[i]));
  } }
    });
  });
}

#line 39 "kernels/atomic/integers.okl"
extern "C" void _occa_updateUnsignedLongs_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const unsigned long long *v, unsigned long long *x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 40 "kernels/atomic/integers.okl"
  { int _occa_tiled_i = 32 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add((unsigned long long)(v[i])); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[1]).fetch_sub((unsigned long long)(v[i])); okl_atomic_mul_unsigned_long_long(&(x[2]), 3); okl_atomic_div_unsigned_long_long(&(x[3]), 2); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[4]).fetch_and((unsigned long long)(~((unsigned long long)1 << (v[i] & 15)))); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[5]).fetch_or((unsigned long long)((unsigned long long)1 << (v[i] & 31))); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[6]).fetch_xor((unsigned long long)(v[i])); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[7]).fetch_add(1); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[8]).fetch_sub(1); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[9]).fetch_add((unsigned long long)(v[i])); okl_atomic_sub_from_unsigned_long_long(&(x[10]), 7); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[11]).fetch_min((unsigned long long)((unsigned long long)v[i])); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[12]).fetch_max((unsigned long long)((unsigned long long)v[i])); sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[13]).exchange(77); { sycl::atomic_ref<unsigned long long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[14]).fetch_add(2); } okl_atomic_mul_unsigned_long_long(&(x[15]), (unsigned long long)(v[i]));
  } }
    });
  });
}
