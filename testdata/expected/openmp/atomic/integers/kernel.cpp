template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline int okl_atomic_min_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(operand < seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
static inline int okl_atomic_max_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
static inline unsigned int okl_atomic_min_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (unsigned int)(operand < seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
static inline unsigned int okl_atomic_max_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (unsigned int)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
static inline long long okl_atomic_min_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = (long long)(operand < seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned long long *)place, seen.word, next.word));
  return seen.value;
}
static inline long long okl_atomic_max_long_long(long long *place, long long operand) {
  union { unsigned long long word; long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = (long long)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned long long *)place, seen.word, next.word));
  return seen.value;
}
static inline unsigned long long okl_atomic_min_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = (unsigned long long)(operand < seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned long long *)place, seen.word, next.word));
  return seen.value;
}
static inline unsigned long long okl_atomic_max_unsigned_long_long(unsigned long long *place, unsigned long long operand) {
  union { unsigned long long word; unsigned long long value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = (unsigned long long)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned long long *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
extern "C" void updateInts(const int &N, const int *v, int *x) {
  #pragma omp parallel for
#line 22 "kernels/atomic/integers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    #pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
    x[0] += v[i]; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[1] -= v[i]; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[2] *= 3; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[3] /= 2; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[4] &= ~((int)1 << (v[i] & 15)); 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[5] |= (int)1 << (v[i] & 31); 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[6] ^= v[i]; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[7]++; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
--x[8]; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[9] = x[9] + v[i]; 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[10] = 7 - x[10]; okl_atomic_min_int(&(x[11]), (int)((int)v[i])); okl_atomic_max_int(&(x[12]), (int)((int)v[i])); 
#pragma omp atomic write
#line 23 "kernels/atomic/integers.okl"
x[13] = 77; { 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[14] += 2; } 
#pragma omp atomic update
#line 23 "kernels/atomic/integers.okl"
x[15] *= v[i];
  } } }
}

extern "C" void updateUnsigned(const int &N, const unsigned *v, unsigned *x) {
  #pragma omp parallel for
#line 28 "kernels/atomic/integers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    #pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
    x[0] += v[i]; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[1] -= v[i]; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[2] *= 3; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[3] /= 2; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[4] &= ~((unsigned)1 << (v[i] & 15)); 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[5] |= (unsigned)1 << (v[i] & 31); 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[6] ^= v[i]; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[7]++; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
--x[8]; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[9] = x[9] + v[i]; 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[10] = 7 - x[10]; okl_atomic_min_unsigned_int(&(x[11]), (unsigned int)((unsigned)v[i])); okl_atomic_max_unsigned_int(&(x[12]), (unsigned int)((unsigned)v[i])); 
#pragma omp atomic write
#line 29 "kernels/atomic/integers.okl"
x[13] = 77; { 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[14] += 2; } 
#pragma omp atomic update
#line 29 "kernels/atomic/integers.okl"
x[15] *= v[i];
  } } }
}

extern "C" void updateLongs(const int &N, const long long *v, long long *x) {
  #pragma omp parallel for
#line 34 "kernels/atomic/integers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    #pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
    x[0] += v[i]; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[1] -= v[i]; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[2] *= 3; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[3] /= 2; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[4] &= ~((long long)1 << (v[i] & 15)); 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[5] |= (long long)1 << (v[i] & 31); 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[6] ^= v[i]; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[7]++; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
--x[8]; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[9] = x[9] + v[i]; 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[10] = 7 - x[10]; okl_atomic_min_long_long(&(x[11]), (long long)((long long)v[i])); okl_atomic_max_long_long(&(x[12]), (long long)((long long)v[i])); 
#pragma omp atomic write
#line 35 "kernels/atomic/integers.okl"
x[13] = 77; { 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[14] += 2; } 
#pragma omp atomic update
#line 35 "kernels/atomic/integers.okl"
x[15] *= v[i];
  } } }
}

extern "C" void updateUnsignedLongs(const int &N, const unsigned long long *v, unsigned long long *x) {
  #pragma omp parallel for
#line 40 "kernels/atomic/integers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    #pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
    x[0] += v[i]; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[1] -= v[i]; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[2] *= 3; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[3] /= 2; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[4] &= ~((unsigned long long)1 << (v[i] & 15)); 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[5] |= (unsigned long long)1 << (v[i] & 31); 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[6] ^= v[i]; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[7]++; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
--x[8]; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[9] = x[9] + v[i]; 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[10] = 7 - x[10]; okl_atomic_min_unsigned_long_long(&(x[11]), (unsigned long long)((unsigned long long)v[i])); okl_atomic_max_unsigned_long_long(&(x[12]), (unsigned long long)((unsigned long long)v[i])); 
#pragma omp atomic write
#line 41 "kernels/atomic/integers.okl"
x[13] = 77; { 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[14] += 2; } 
#pragma omp atomic update
#line 41 "kernels/atomic/integers.okl"
x[15] *= v[i];
  } } }
}
