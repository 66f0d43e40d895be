template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline double okl_atomic_min_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = (double)(operand < seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned long long *)place, seen.word, next.word));
  return seen.value;
}
static inline double okl_atomic_max_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = (double)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned long long *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/atomic/doubles.okl"
// Every update of numbers in double precision that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/doubles.okl"
extern "C" void updateDoubles(const int &N, const double *v, double *x) {
  #pragma omp parallel for
#line 20 "kernels/atomic/doubles.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    #pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
    x[0] += v[i]; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[1] -= v[i]; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[2] *= -1; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[3] /= -1.0; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[4]++; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[5]--; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[6] = x[6] + v[i]; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[7] = v[i] + x[7]; okl_atomic_min_double(&(x[8]), (double)(v[i])); okl_atomic_max_double(&(x[9]), (double)(v[i])); 
#pragma omp atomic write
#line 21 "kernels/atomic/doubles.okl"
x[10] = 2; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[11] = 4 / x[11]; 
#pragma omp atomic update
#line 21 "kernels/atomic/doubles.okl"
x[12] = 1 - x[12];
  } } }
}
