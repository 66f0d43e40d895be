#include <metal_stdlib>
using namespace metal;
static inline float okl_atomic_add_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = seen.value + operand;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_sub_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = seen.value - operand;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_mul_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = seen.value * operand;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_div_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = seen.value / operand;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_min_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_max_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_set_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = operand;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_div_into_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = operand / seen.value;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline float okl_atomic_sub_from_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = operand - seen.value;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline int okl_atomic_add_int_floatdevice(volatile device int *place, float operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (int)(seen.value + operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
static inline int okl_atomic_sub_int_floatdevice(volatile device int *place, float operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (int)(seen.value - operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
#line 1 "kernels/atomic/floats.okl"
// Every update of floating point numbers that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/floats.okl"
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_updateFloats_0(constant const int &N [[buffer(0)]], device const float *v [[buffer(1)]], device float *x [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int i_tile = 32 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) {
    okl_atomic_add_floatdevice(&x[0], v[i]); okl_atomic_sub_floatdevice(&x[1], v[i]); okl_atomic_mul_floatdevice(&x[2], (float)-1); okl_atomic_div_floatdevice(&x[3], -1.0f); okl_atomic_add_floatdevice(&x[4], 1); okl_atomic_sub_floatdevice(&x[5], 1); okl_atomic_add_floatdevice(&x[6], v[i]); okl_atomic_add_floatdevice(&x[7], v[i]); okl_atomic_min_floatdevice(&x[8], v[i]); okl_atomic_max_floatdevice(&x[9], v[i]); okl_atomic_set_floatdevice(&x[10], (float)2); okl_atomic_div_into_floatdevice(&x[11], (float)4); okl_atomic_sub_from_floatdevice(&x[12], (float)1);
  } }
}

// An integer that counts by a fraction rounds after every step.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_countByFractions_0(constant const int &N [[buffer(0)]], device int *count [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int i_tile = 32 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) {
    okl_atomic_add_int_floatdevice(&count[0], 1.75f);
    okl_atomic_sub_int_floatdevice(&count[1], 0.25f);
  } }
}
