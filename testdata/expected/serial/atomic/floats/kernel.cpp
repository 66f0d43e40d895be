template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomic/floats.okl"
// Every update of floating point numbers that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/floats.okl"
extern "C" void updateFloats(const int &N, const float *v, float *x) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    x[0] += v[i]; x[1] -= v[i]; x[2] *= -1; x[3] /= -1.0f; x[4]++; x[5]--; x[6] = x[6] + v[i]; x[7] = v[i] + x[7]; x[8] = min(x[8], v[i]); x[9] = max(x[9], v[i]); x[10] = 2; x[11] = 4 / x[11]; x[12] = 1 - x[12];
  }
}

// An integer that counts by a fraction rounds after every step.
extern "C" void countByFractions(const int &N, int *count) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    count[0] += 1.75f;
    count[1] -= 0.25f;
  }
}
