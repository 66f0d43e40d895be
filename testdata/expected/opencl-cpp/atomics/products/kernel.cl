static inline float okl_atomic_mul_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (float)(seen.value * operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
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
#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_classProducts_0(const int N, __global const int *__restrict which, __global const float *__restrict x,
                           __global float *__restrict products, __global double *__restrict quotients) {
  { int _occa_tiled_n = 16 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    okl_atomic_mul_float(&(products[which[n]]), (float)(x[n]));
    okl_atomic_div_double(&(quotients[which[n]]), (double)(x[n]));
  } }
}
