template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
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
#line 1 "kernels/atomic/floats.okl"
// Every update of floating point numbers that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/floats.okl"
extern "C" void updateFloats(const int &N, const float *v, float *x) {
  #pragma omp parallel for
#line 20 "kernels/atomic/floats.okl"
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 32) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 32); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    #pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
    x[0] += v[i]; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[1] -= v[i]; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[2] *= -1; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[3] /= -1.0f; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[4]++; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[5]--; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[6] = x[6] + v[i]; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[7] = v[i] + x[7]; okl_atomic_min_float(&(x[8]), (float)(v[i])); okl_atomic_max_float(&(x[9]), (float)(v[i])); 
#pragma omp atomic write
#line 21 "kernels/atomic/floats.okl"
x[10] = 2; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[11] = 4 / x[11]; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[12] = 1 - x[12];
  } } }
}

// An integer that counts by a fraction rounds after every step.
extern "C" void countByFractions(const int &N, int *count) {
  #pragma omp parallel for
#line 27 "kernels/atomic/floats.okl"
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 32) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 32); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    #pragma omp atomic update
#line 28 "kernels/atomic/floats.okl"
    count[0] += 1.75f;
    #pragma omp atomic update
#line 29 "kernels/atomic/floats.okl"
    count[1] -= 0.25f;
  } } }
}
