__device__ static inline int okl_atomic_div_int_unsigned_int(int *place, unsigned int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(seen.value / operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_div_int_long(int *place, long operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(seen.value / operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_div_into_int_long(int *place, long operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(operand / seen.value);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_mul_int_float(int *place, float operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(seen.value * operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_shr_by_int_long(int *place, long operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(operand >> seen.value);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_sub_int_float(int *place, float operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(seen.value - operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_swap_int_unsigned_int(int *place, unsigned int expected, int desired) {
  union { unsigned int word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned int *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_swap_int_long(int *place, long expected, int desired) {
  union { unsigned int word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned int *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline unsigned int okl_atomic_div_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (unsigned int)(seen.value / operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/mixed_types.okl"
// The operand is of another type than the place: C++ computes in the common type of both, and so does an atomic.

extern "C" __global__ __launch_bounds__(16) void _occa_mixedTypes_0(const int N, const int *__restrict__ x, const long *__restrict__ w, const unsigned two,
                        int *__restrict__ v, unsigned *__restrict__ u, int *__restrict__ old) {
  { int _occa_tiled_n = 16 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) {
    int *const own = v + 10 * n;
    okl_atomic_div_int_unsigned_int(&(own[0]), 2);
    okl_atomic_div_int_long(&(own[1]), (long)(w[n]));
    okl_atomic_div_into_int_long(&(own[2]), (long)(w[n]));
    okl_atomic_mul_int_float(&(own[3]), (float)(1.5f));
    okl_atomic_shr_by_int_long(&(own[4]), (long)(w[n]));
    atomicSub(&(own[5]), (int)(two * w[n]));
    old[2 * n] = okl_atomic_div_int_long(&(own[6]), (long)(w[n]));
    { const float _occa_operand = (float)(2.5f); const int _occa_old = okl_atomic_sub_int_float(&(own[7]), _occa_operand); old[2 * n + 1] = (int)(_occa_old - _occa_operand); }
    okl_atomic_swap_int_unsigned_int((int *)&(own[8]), (4294967295u), (5));
    okl_atomic_swap_int_long((int *)&(own[9]), (w[n]), (5));
    okl_atomic_div_unsigned_int(&(u[n]), (unsigned int)(x[n]));
  } }
}

// The long way to write an update; also with the sides exchanged and in a block.
extern "C" __global__ __launch_bounds__(16) void _occa_spelledOut_0(const int N, const int *__restrict__ x, int *__restrict__ sums) {
  { int _occa_tiled_n = 16 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) {
    atomicAdd(&(sums[0]), (int)(x[n]));
    atomicSub(&(sums[1]), (int)(x[n]));
    atomicAdd(&(sums[2]), (int)(x[n]));
    { atomicAdd(&(sums[3]), (int)(2 * x[n])); }
  } }
}
