__device__ static inline float okl_atomic_mul_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value * operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_div_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value / operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_min_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_div_into_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand / seen.value;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_sub_from_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand - seen.value;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_add_int_float(int *place, float operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(seen.value + operand);
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
#line 1 "kernels/atomic/floats.okl"
// Every update of floating point numbers that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/floats.okl"
extern "C" __global__ __launch_bounds__(32) void _occa_updateFloats_0(const int N, const float *v, float *x) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    atomicAdd(&x[0], v[i]); atomicAdd(&x[1], -v[i]); okl_atomic_mul_float(&x[2], (float)-1); okl_atomic_div_float(&x[3], -1.0f); atomicAdd(&x[4], 1); atomicAdd(&x[5], -1); atomicAdd(&x[6], v[i]); atomicAdd(&x[7], v[i]); okl_atomic_min_float(&x[8], v[i]); okl_atomic_max_float(&x[9], v[i]); atomicExch(&x[10], (float)2); okl_atomic_div_into_float(&x[11], (float)4); okl_atomic_sub_from_float(&x[12], (float)1);
  } }
}

// An integer that counts by a fraction rounds after every step.
extern "C" __global__ __launch_bounds__(32) void _occa_countByFractions_0(const int N, int *count) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    okl_atomic_add_int_float(&count[0], 1.75f);
    okl_atomic_sub_int_float(&count[1], 0.25f);
  } }
}
