template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/capture.okl"
// Updates that hand out the value from before or after: every work item gets a number of its own.

extern "C" void tickets(const int &N, unsigned *counts, float *sum, unsigned *before, int *after, float *partial) {
  #pragma omp parallel for
#line 4 "kernels/atomic/capture.okl"
  for (int first = 0; first < N; first += 32) {
    int s_count;
    for (int t = 0; t < 32; ++t) {
      if (t == 0) s_count = 0;
    }
    for (int t = 0; t < 32; ++t) {
      const int i = first + t;
      if (i < N) {
        unsigned ticket;
        #pragma omp atomic capture
#line 13 "kernels/atomic/capture.okl"
        { ticket = counts[0]; counts[0] += 1; }
        before[i] = ticket;
        #pragma omp atomic capture
#line 15 "kernels/atomic/capture.okl"
        { counts[1] += 1; ticket = counts[1]; }
        before[N + i] = ticket;
        #pragma omp atomic capture
#line 17 "kernels/atomic/capture.okl"
        { counts[2] += 3; before[2 * N + i] = counts[2]; }
        #pragma omp atomic capture
#line 18 "kernels/atomic/capture.okl"
        { after[i] = s_count; s_count += 1; }
        #pragma omp atomic capture
#line 19 "kernels/atomic/capture.okl"
        { counts[3] += t % 2; after[N + i] = counts[3]; }
        #pragma omp atomic capture
#line 20 "kernels/atomic/capture.okl"
        { sum[0] += 0.5f; partial[i] = sum[0]; }
        { const float _occa_operand = (float)((float)i); const float _occa_old = okl_atomic_max_float(&(sum[1]), _occa_operand); partial[N + i] = (float)(_occa_operand > _occa_old ? _occa_operand : _occa_old); }
      }
    }
  }
}
