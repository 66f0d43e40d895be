static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/brought/unroll.okl"
// Attributes of a project, on loops of every kind.

#define ROUNDS 4

extern "C" void sums(const int &N, const int &M, const float *x, float *y) {
  #pragma GCC unroll 2
#line 6 "kernels/brought/unroll.okl"
  for (int pass = 0; pass < 2; ++pass) {
    #pragma GCC unroll 2
#line 7 "kernels/brought/unroll.okl"
    for (int b = 0; b < N; b += 16) {
      #pragma GCC unroll 4
#line 8 "kernels/brought/unroll.okl"
      for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + 16); i < i_end; ++i) {
        {
          float sum = 0;
          #pragma GCC unroll 8
#line 11 "kernels/brought/unroll.okl"
          for (int k = 0; k < M; ++k) sum += x[M * i + k];
          #pragma GCC unroll 8
#line 12 "kernels/brought/unroll.okl"
          for (int k = 0; k < M; ++k) { sum -= x[M * i + k] / 2; }
          if (M > 3) 
#pragma GCC unroll 3
#line 13 "kernels/brought/unroll.okl"
for (int k = 0; k < 3; ++k) sum += k;
          else sum -= 1;
          y[i] = sum + pass;
        }
      }
    }
  }
}

extern "C" void tiles(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 64) {
    alignas(64) float s[64];
    alignas(64) float kept[64];
    #pragma GCC unroll 2
#line 26 "kernels/brought/unroll.okl"
    for (int i = 0; i < 64; ++i) {
      kept[i] = b + i < N ? x[b + i] : 0;
      s[i] = kept[i];
    }
    for (int i = 0; i < 64; ++i) {
      float sum = kept[i];
      #pragma GCC unroll 4
#line 32 "kernels/brought/unroll.okl"
      for (long long k_tile = 0; k_tile < 64; k_tile += 16) for (int k = (int)k_tile, k_end = (int)(k_tile + 16 < 64 ? k_tile + 16 : 64); k < k_end; ++k) { sum += s[k]; }
      if (b + i < N) y[b + i] = sum;
    }
  }
}
