#include <hip/hip_runtime.h>
template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
__device__ static inline float okl_atomic_mul_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(seen.value * operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_div_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(seen.value / operand);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_min_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand < seen.value ? operand : seen.value);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_div_into_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand / seen.value);
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_sub_from_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand - seen.value);
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
  { int _occa_tiled_i = 32 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < N) {
    atomicAdd(&(x[0]), (float)(v[i])); atomicAdd(&(x[1]), -(float)(v[i])); okl_atomic_mul_float(&(x[2]), (float)(-1)); okl_atomic_div_float(&(x[3]), (float)(-1.0f)); atomicAdd(&(x[4]), 1); atomicAdd(&(x[5]), -1); atomicAdd(&(x[6]), (float)(v[i])); atomicAdd(&(x[7]), (float)(v[i])); okl_atomic_min_float(&(x[8]), (float)(v[i])); okl_atomic_max_float(&(x[9]), (float)(v[i])); atomicExch(&(x[10]), (float)(2)); okl_atomic_div_into_float(&(x[11]), (float)(4)); okl_atomic_sub_from_float(&(x[12]), (float)(1));
  } }
}

// An integer that counts by a fraction rounds after every step.
extern "C" __global__ __launch_bounds__(32) void _occa_countByFractions_0(const int N, int *count) {
  { int _occa_tiled_i = 32 * (int)blockIdx.x; int i = _occa_tiled_i + (int)threadIdx.x; if (i < N) {
    okl_atomic_add_int_float(&(count[0]), (float)(1.75f));
    okl_atomic_sub_int_float(&(count[1]), (float)(0.25f));
  } }
}
