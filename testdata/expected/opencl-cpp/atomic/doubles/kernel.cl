template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline double okl_atomic_add_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(seen.value + operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_sub_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(seen.value - operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_mul_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(seen.value * operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_div_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(seen.value / operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_min_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(operand < seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_max_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(operand > seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_set_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_div_into_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(operand / seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_sub_from_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (double)(operand - seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/atomic/doubles.okl"
// Every update of numbers in double precision that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/doubles.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateDoubles_0(const int N, __global const double *v, __global double *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_double(&(x[0]), (double)(v[i])); okl_atomic_sub_double(&(x[1]), (double)(v[i])); okl_atomic_mul_double(&(x[2]), (double)(-1)); okl_atomic_div_double(&(x[3]), (double)(-1.0)); okl_atomic_add_double(&(x[4]), 1); okl_atomic_sub_double(&(x[5]), 1); okl_atomic_add_double(&(x[6]), (double)(v[i])); okl_atomic_add_double(&(x[7]), (double)(v[i])); okl_atomic_min_double(&(x[8]), (double)(v[i])); okl_atomic_max_double(&(x[9]), (double)(v[i])); okl_atomic_set_double(&(x[10]), (double)(2)); okl_atomic_div_into_double(&(x[11]), (double)(4)); okl_atomic_sub_from_double(&(x[12]), (double)(1));
  } }
}
