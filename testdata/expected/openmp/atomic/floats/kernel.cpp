static inline float okl_atomic_min_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
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
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
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
x[7] = v[i] + x[7]; okl_atomic_min_float(&x[8], v[i]); okl_atomic_max_float(&x[9], v[i]); 
#pragma omp atomic write
#line 21 "kernels/atomic/floats.okl"
x[10] = 2; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[11] = 4 / x[11]; 
#pragma omp atomic update
#line 21 "kernels/atomic/floats.okl"
x[12] = 1 - x[12];
  }
}

// An integer that counts by a fraction rounds after every step.
extern "C" void countByFractions(const int &N, int *count) {
  #pragma omp parallel for
#line 27 "kernels/atomic/floats.okl"
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    #pragma omp atomic update
#line 28 "kernels/atomic/floats.okl"
    count[0] += 1.75f;
    #pragma omp atomic update
#line 29 "kernels/atomic/floats.okl"
    count[1] -= 0.25f;
  }
}
