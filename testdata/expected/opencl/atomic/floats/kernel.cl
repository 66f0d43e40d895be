static inline __attribute__((overloadable)) int okl_max(int a, int b) { return (int)b > (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(int a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(int a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(int a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(int a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, int b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(uint a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(uint a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(uint a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, int b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, uint b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(long a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(long a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, int b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, uint b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, long b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(ulong a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, int b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, uint b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, long b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, ulong b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) int okl_min(int a, int b) { return (int)b < (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(int a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(int a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(int a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(int a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, int b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(uint a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(uint a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(uint a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, int b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, uint b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(long a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(long a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, int b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, uint b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, long b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(ulong a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, int b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, uint b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, long b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, ulong b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, float b) { return (float)b < (float)a ? b : a; }
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(seen.value + operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_sub_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(seen.value - operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_mul_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(seen.value * operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_div_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(seen.value / operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_min_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand < seen.value ? operand : seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_max_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_set_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_div_into_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand / seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_sub_from_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (float)(operand - seen.value);
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
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_float_global(&(x[0]), (float)(v[i])); okl_atomic_sub_float_global(&(x[1]), (float)(v[i])); okl_atomic_mul_float_global(&(x[2]), (float)(-1)); okl_atomic_div_float_global(&(x[3]), (float)(-1.0f)); okl_atomic_add_float_global(&(x[4]), 1); okl_atomic_sub_float_global(&(x[5]), 1); okl_atomic_add_float_global(&(x[6]), (float)(v[i])); okl_atomic_add_float_global(&(x[7]), (float)(v[i])); okl_atomic_min_float_global(&(x[8]), (float)(v[i])); okl_atomic_max_float_global(&(x[9]), (float)(v[i])); okl_atomic_set_float_global(&(x[10]), (float)(2)); okl_atomic_div_into_float_global(&(x[11]), (float)(4)); okl_atomic_sub_from_float_global(&(x[12]), (float)(1));
  } }
}

// An integer that counts by a fraction rounds after every step.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_countByFractions_0(const int N, __global int *count) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_int_float_global(&(count[0]), (float)(1.75f));
    okl_atomic_sub_int_float_global(&(count[1]), (float)(0.25f));
  } }
}
