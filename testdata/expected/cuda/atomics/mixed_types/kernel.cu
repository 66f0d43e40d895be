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
    next.value = seen.value / operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/mixed_types.okl"
// The operand is of another type than the place: C++ computes in the common type of both, and so does an atomic.

extern "C" __global__ __launch_bounds__(16) void _occa_mixedTypes_0(const int N, const int *__restrict__ x, const long *__restrict__ w, const unsigned two,
                        int *__restrict__ v, unsigned *__restrict__ u, int *__restrict__ old) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    int *const own = v + 10 * n;
    okl_atomic_div_int_unsigned_int(&own[0], 2);
    okl_atomic_div_int_long(&own[1], w[n]);
    okl_atomic_div_into_int_long(&own[2], w[n]);
    okl_atomic_mul_int_float(&own[3], 1.5f);
    okl_atomic_shr_by_int_long(&own[4], w[n]);
    atomicSub(&own[5], (int)(two * w[n]));
    old[2 * n] = okl_atomic_div_int_long(&own[6], w[n]);
    { const float operand = 2.5f; const int old2 = okl_atomic_sub_int_float(&own[7], operand); old[2 * n + 1] = (int)(old2 - operand); }
    okl_atomic_swap_int_unsigned_int(&own[8], 4294967295u, 5);
    okl_atomic_swap_int_long(&own[9], w[n], 5);
    okl_atomic_div_unsigned_int(&u[n], (unsigned int)x[n]);
  } }
}

// The long way to write an update; also with the sides exchanged and in a block.
extern "C" __global__ __launch_bounds__(16) void _occa_spelledOut_0(const int N, const int *__restrict__ x, int *__restrict__ sums) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    atomicAdd(&sums[0], x[n]);
    atomicSub(&sums[1], x[n]);
    atomicAdd(&sums[2], x[n]);
    { atomicAdd(&sums[3], 2 * x[n]); }
  } }
}
