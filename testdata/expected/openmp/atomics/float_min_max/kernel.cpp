#include <cmath>
using std::fmin;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_min_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand < seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

extern "C" void bounds(const int &N, const float *__restrict__ x, float *__restrict__ lowest, float *__restrict__ highest) {
  #pragma omp parallel for
#line 4 "kernels/atomics/float_min_max.okl"
  for (int b = 0; b < N; b += 16) {
    float s_high;
    for (int t = 0; t < 16; ++t) {
      if (t == 0) s_high = -1.0e30f;
    }
    for (int t = 0; t < 16; ++t) {
      if (b + t < N) {
        okl_atomic_min_float(&(lowest[0]), (float)(x[b + t]));
        okl_atomic_max_float(&(s_high), (float)(x[b + t]));
      }
    }
    for (int t = 0; t < 16; ++t) {
      if (t == 15) okl_atomic_max_float(&(highest[0]), (float)(s_high));
    }
  }
}
