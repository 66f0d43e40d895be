#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline float okl_atomic_mul_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value * operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_div_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value / operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_mul_float_double_global(volatile __global float *place, double operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(seen.value * operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices. A `double` that no `float` holds
// stays one until the product is rounded.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_classProducts_0(const int N, __global const int *restrict which, __global const float *restrict x,
                           __global float *restrict products, __global double *restrict quotients, __global float *restrict tiny) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    okl_atomic_mul_float_global(&products[which[n]], x[n]);
    okl_atomic_div_double_global(&quotients[which[n]], (double)x[n]);
    okl_atomic_mul_float_double_global(&tiny[n], 1e39);
  } }
}
