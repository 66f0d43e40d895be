__device__ static inline double okl_atomic_mul_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = seen.value * operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
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
__device__ static inline double okl_atomic_min_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline double okl_atomic_max_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline double okl_atomic_set_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline double okl_atomic_div_into_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand / seen.value;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline double okl_atomic_sub_from_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand - seen.value;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/doubles.okl"
// Every update of numbers in double precision that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/doubles.okl"
extern "C" __global__ __launch_bounds__(32) void _occa_updateDoubles_0(const int N, const double *v, double *x) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    atomicAdd(&x[0], v[i]); atomicAdd(&x[1], -v[i]); okl_atomic_mul_double(&x[2], (double)-1); okl_atomic_div_double(&x[3], -1.0); atomicAdd(&x[4], 1); atomicAdd(&x[5], -1); atomicAdd(&x[6], v[i]); atomicAdd(&x[7], v[i]); okl_atomic_min_double(&x[8], v[i]); okl_atomic_max_double(&x[9], v[i]); okl_atomic_set_double(&x[10], (double)2); okl_atomic_div_into_double(&x[11], (double)4); okl_atomic_sub_from_double(&x[12], (double)1);
  } }
}
