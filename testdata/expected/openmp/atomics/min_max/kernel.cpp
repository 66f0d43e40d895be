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
static inline unsigned int okl_atomic_max_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (unsigned int)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

extern "C" void classExtremes(const int &N, const int *__restrict__ which, const int *__restrict__ x,
                           int *__restrict__ lowest, int *__restrict__ highest) {
  #pragma omp parallel for
#line 8 "kernels/atomics/min_max.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 32) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (32); n += 1) { if (n < N) {
    const int c = which[n];
    okl_atomic_min_int(&(lowest[c]), (int)(x[n]));
    okl_atomic_max_int(&(highest[c]), (int)(x[n]));
  } } }
}

extern "C" void blockExtremes(const int &N, const int *__restrict__ which, const unsigned int *__restrict__ x,
                           unsigned int *__restrict__ highest) {
  #pragma omp parallel for
#line 17 "kernels/atomics/min_max.okl"
  for (int b = 0; b < N; b += p_block) {
    unsigned int s_highest[p_classes];
    for (int t = 0; t < p_classes; ++t) s_highest[t] = 0;
    for (int t = 0; t < p_block; ++t) {
      const int n = b + t;
      if (n < N) {
        okl_atomic_max_unsigned_int(&(s_highest[which[n]]), (unsigned int)(x[n]));
      }
    }
    for (int t = 0; t < p_classes; ++t) {
      okl_atomic_max_unsigned_int(&(highest[t]), (unsigned int)(s_highest[t]));
    }
  }
}
