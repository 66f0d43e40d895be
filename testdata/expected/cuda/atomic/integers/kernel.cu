__device__ static inline int okl_atomic_mul_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value * operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_div_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value / operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_sub_from_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand - seen.value;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline unsigned int okl_atomic_mul_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value * operand;
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
__device__ static inline unsigned int okl_atomic_sub_from_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand - seen.value;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline long long okl_atomic_mul_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = seen.value * operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline long long okl_atomic_div_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = seen.value / operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline long long okl_atomic_sub_from_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand - seen.value;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline long long okl_atomic_min_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline long long okl_atomic_max_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline unsigned long long okl_atomic_mul_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = seen.value * operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline unsigned long long okl_atomic_div_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = seen.value / operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline unsigned long long okl_atomic_sub_from_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand - seen.value;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
extern "C" __global__ __launch_bounds__(32) void _occa_updateInts_0(const int N, const int *v, int *x) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    atomicAdd(&x[0], v[i]); atomicSub(&x[1], v[i]); okl_atomic_mul_int(&x[2], 3); okl_atomic_div_int(&x[3], 2); atomicAnd(&x[4], ~((int)1 << (v[i] & 15))); atomicOr(&x[5], (int)1 << (v[i] & 31)); atomicXor(&x[6], v[i]); atomicAdd(&x[7], 1); atomicSub(&x[8], 1); atomicAdd(&x[9], v[i]); okl_atomic_sub_from_int(&x[10], 7); atomicMin(&x[11], (int)v[i]); atomicMax(&x[12], (int)v[i]); atomicExch(&x[13], 77); { atomicAdd(&x[14], 2); } okl_atomic_mul_int(&x[15], v[i]);
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_updateUnsigned_0(const int N, const unsigned *v, unsigned *x) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    atomicAdd(&x[0], v[i]); atomicSub(&x[1], v[i]); okl_atomic_mul_unsigned_int(&x[2], 3); okl_atomic_div_unsigned_int(&x[3], 2); atomicAnd(&x[4], ~((unsigned)1 << (v[i] & 15))); atomicOr(&x[5], (unsigned)1 << (v[i] & 31)); atomicXor(&x[6], v[i]); atomicAdd(&x[7], 1); atomicSub(&x[8], 1); atomicAdd(&x[9], v[i]); okl_atomic_sub_from_unsigned_int(&x[10], 7); atomicMin(&x[11], (unsigned)v[i]); atomicMax(&x[12], (unsigned)v[i]); atomicExch(&x[13], 77); { atomicAdd(&x[14], 2); } okl_atomic_mul_unsigned_int(&x[15], v[i]);
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_updateLongs_0(const int N, const long long *v, long long *x) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    (long long)atomicAdd((unsigned long long *)&x[0], (unsigned long long)v[i]); (long long)atomicAdd((unsigned long long *)&x[1], (unsigned long long)(-v[i])); okl_atomic_mul_long_long(&x[2], 3); okl_atomic_div_long_long(&x[3], 2); (long long)atomicAnd((unsigned long long *)&x[4], (unsigned long long)(~((long long)1 << (v[i] & 15)))); (long long)atomicOr((unsigned long long *)&x[5], (unsigned long long)((long long)1 << (v[i] & 31))); (long long)atomicXor((unsigned long long *)&x[6], (unsigned long long)v[i]); (long long)atomicAdd((unsigned long long *)&x[7], (unsigned long long)1); (long long)atomicAdd((unsigned long long *)&x[8], (unsigned long long)(-1)); (long long)atomicAdd((unsigned long long *)&x[9], (unsigned long long)v[i]); okl_atomic_sub_from_long_long(&x[10], 7); okl_atomic_min_long_long(&x[11], (long long)v[i]); okl_atomic_max_long_long(&x[12], (long long)v[i]); (long long)atomicExch((unsigned long long *)&x[13], (unsigned long long)77); { (long long)atomicAdd((unsigned long long *)&x[14], (unsigned long long)2); } okl_atomic_mul_long_long(&x[15], v[i]);
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_updateUnsignedLongs_0(const int N, const unsigned long long *v, unsigned long long *x) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    (unsigned long long)atomicAdd((unsigned long long *)&x[0], (unsigned long long)v[i]); (unsigned long long)atomicAdd((unsigned long long *)&x[1], (unsigned long long)(-v[i])); okl_atomic_mul_unsigned_long_long(&x[2], 3); okl_atomic_div_unsigned_long_long(&x[3], 2); (unsigned long long)atomicAnd((unsigned long long *)&x[4], (unsigned long long)(~((unsigned long long)1 << (v[i] & 15)))); (unsigned long long)atomicOr((unsigned long long *)&x[5], (unsigned long long)((unsigned long long)1 << (v[i] & 31))); (unsigned long long)atomicXor((unsigned long long *)&x[6], (unsigned long long)v[i]); (unsigned long long)atomicAdd((unsigned long long *)&x[7], (unsigned long long)1); (unsigned long long)atomicAdd((unsigned long long *)&x[8], (unsigned long long)(-1)); (unsigned long long)atomicAdd((unsigned long long *)&x[9], (unsigned long long)v[i]); okl_atomic_sub_from_unsigned_long_long(&x[10], 7); (unsigned long long)atomicMin((unsigned long long *)&x[11], (unsigned long long)(unsigned long long)v[i]); (unsigned long long)atomicMax((unsigned long long *)&x[12], (unsigned long long)(unsigned long long)v[i]); (unsigned long long)atomicExch((unsigned long long *)&x[13], (unsigned long long)77); { (unsigned long long)atomicAdd((unsigned long long *)&x[14], (unsigned long long)2); } okl_atomic_mul_unsigned_long_long(&x[15], v[i]);
  } }
}
