static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_sub_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value - operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_mul_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value * operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_div_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value / operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_min_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_max_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_set_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_div_into_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand / seen.value;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_sub_from_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand - seen.value;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_add_int_float_global(volatile __global int *place, float operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value + operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_sub_int_float_global(volatile __global int *place, float operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value - operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/floats.okl"
// Every update of floating point numbers that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/floats.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateFloats_0(const int N, __global const float *v, __global float *x) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_float_global(&x[0], v[i]); okl_atomic_sub_float_global(&x[1], v[i]); okl_atomic_mul_float_global(&x[2], (float)-1); okl_atomic_div_float_global(&x[3], -1.0f); okl_atomic_add_float_global(&x[4], 1); okl_atomic_sub_float_global(&x[5], 1); okl_atomic_add_float_global(&x[6], v[i]); okl_atomic_add_float_global(&x[7], v[i]); okl_atomic_min_float_global(&x[8], v[i]); okl_atomic_max_float_global(&x[9], v[i]); okl_atomic_set_float_global(&x[10], (float)2); okl_atomic_div_into_float_global(&x[11], (float)4); okl_atomic_sub_from_float_global(&x[12], (float)1);
  } }
}

// An integer that counts by a fraction rounds after every step.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_countByFractions_0(const int N, __global int *count) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_int_float_global(&count[0], 1.75f);
    okl_atomic_sub_int_float_global(&count[1], 0.25f);
  } }
}
