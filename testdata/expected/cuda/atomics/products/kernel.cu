__device__ static inline float okl_atomic_mul_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value * operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline double okl_atomic_div_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = seen.value / operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_mul_float_double(float *place, double operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(seen.value * operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices. A `double` that no `float` holds
// stays one until the product is rounded.

extern "C" __global__ __launch_bounds__(16) void _occa_classProducts_0(const int N, const int *__restrict__ which, const float *__restrict__ x,
                           float *__restrict__ products, double *__restrict__ quotients, float *__restrict__ tiny) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    okl_atomic_mul_float(&products[which[n]], x[n]);
    okl_atomic_div_double(&quotients[which[n]], (double)x[n]);
    okl_atomic_mul_float_double(&tiny[n], 1e39);
  } }
}
