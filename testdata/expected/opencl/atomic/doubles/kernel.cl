#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline __attribute__((overloadable)) int okl_max(int a, int b) { return (int)b > (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(int a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(int a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(int a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(int a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(int a, double b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, int b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(uint a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(uint a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(uint a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(uint a, double b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, int b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, uint b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(long a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(long a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(long a, double b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, int b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, uint b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, long b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(ulong a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(ulong a, double b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, int b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, uint b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, long b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, ulong b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(float a, double b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, int b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, uint b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, long b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, ulong b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, float b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, double b) { return (double)b > (double)a ? b : a; }
static inline __attribute__((overloadable)) int okl_min(int a, int b) { return (int)b < (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(int a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(int a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(int a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(int a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(int a, double b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, int b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(uint a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(uint a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(uint a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(uint a, double b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, int b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, uint b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(long a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(long a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(long a, double b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, int b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, uint b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, long b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(ulong a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(ulong a, double b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, int b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, uint b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, long b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, ulong b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(float a, double b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, int b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, uint b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, long b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, ulong b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, float b) { return (double)b < (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, double b) { return (double)b < (double)a ? b : a; }
static inline double okl_atomic_add_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(seen.value + operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_sub_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(seen.value - operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_mul_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(seen.value * operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_div_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(seen.value / operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_min_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(operand < seen.value ? operand : seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_max_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(operand > seen.value ? operand : seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_set_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_div_into_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(operand / seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_sub_from_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (double)(operand - seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/doubles.okl"
// Every update of numbers in double precision that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/doubles.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateDoubles_0(const int N, __global const double *v, __global double *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_double_global(&(x[0]), (double)(v[i])); okl_atomic_sub_double_global(&(x[1]), (double)(v[i])); okl_atomic_mul_double_global(&(x[2]), (double)(-1)); okl_atomic_div_double_global(&(x[3]), (double)(-1.0)); okl_atomic_add_double_global(&(x[4]), 1); okl_atomic_sub_double_global(&(x[5]), 1); okl_atomic_add_double_global(&(x[6]), (double)(v[i])); okl_atomic_add_double_global(&(x[7]), (double)(v[i])); okl_atomic_min_double_global(&(x[8]), (double)(v[i])); okl_atomic_max_double_global(&(x[9]), (double)(v[i])); okl_atomic_set_double_global(&(x[10]), (double)(2)); okl_atomic_div_into_double_global(&(x[11]), (double)(4)); okl_atomic_sub_from_double_global(&(x[12]), (double)(1));
  } }
}
