template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
extern "C" void updateInts(const int &N, const int *v, int *x) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    x[0] += v[i]; x[1] -= v[i]; x[2] *= 3; x[3] /= 2; x[4] &= ~((int)1 << (v[i] & 15)); x[5] |= (int)1 << (v[i] & 31); x[6] ^= v[i]; x[7]++; --x[8]; x[9] = x[9] + v[i]; x[10] = 7 - x[10]; x[11] = min(x[11], (int)v[i]); x[12] = max((int)v[i], x[12]); x[13] = 77; { x[14] += 2; } (x[15] = v[i] * x[15]);
  }
}

extern "C" void updateUnsigned(const int &N, const unsigned *v, unsigned *x) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    x[0] += v[i]; x[1] -= v[i]; x[2] *= 3; x[3] /= 2; x[4] &= ~((unsigned)1 << (v[i] & 15)); x[5] |= (unsigned)1 << (v[i] & 31); x[6] ^= v[i]; x[7]++; --x[8]; x[9] = x[9] + v[i]; x[10] = 7 - x[10]; x[11] = min(x[11], (unsigned)v[i]); x[12] = max((unsigned)v[i], x[12]); x[13] = 77; { x[14] += 2; } (x[15] = v[i] * x[15]);
  }
}

extern "C" void updateLongs(const int &N, const long long *v, long long *x) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    x[0] += v[i]; x[1] -= v[i]; x[2] *= 3; x[3] /= 2; x[4] &= ~((long long)1 << (v[i] & 15)); x[5] |= (long long)1 << (v[i] & 31); x[6] ^= v[i]; x[7]++; --x[8]; x[9] = x[9] + v[i]; x[10] = 7 - x[10]; x[11] = min(x[11], (long long)v[i]); x[12] = max((long long)v[i], x[12]); x[13] = 77; { x[14] += 2; } (x[15] = v[i] * x[15]);
  }
}

extern "C" void updateUnsignedLongs(const int &N, const unsigned long long *v, unsigned long long *x) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    x[0] += v[i]; x[1] -= v[i]; x[2] *= 3; x[3] /= 2; x[4] &= ~((unsigned long long)1 << (v[i] & 15)); x[5] |= (unsigned long long)1 << (v[i] & 31); x[6] ^= v[i]; x[7]++; --x[8]; x[9] = x[9] + v[i]; x[10] = 7 - x[10]; x[11] = min(x[11], (unsigned long long)v[i]); x[12] = max((unsigned long long)v[i], x[12]); x[13] = 77; { x[14] += 2; } (x[15] = v[i] * x[15]);
  }
}
