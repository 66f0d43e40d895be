#define T float
#define UPDATE(a,b) a+=(b)
#define p_useFast 1
#define p_Name scaled
#line 1 "kernels/source/macros.okl"
// okl: -D T=float -D w=6 -D 'UPDATE(a,b)=a+=(b)' -D p_useFast=1 -D p_Name=scaled
// Macros of every kind: from the command line, short names, pasted names, whole kernels, conditions,
// attributes and types that come out of them.


#line 23 "kernels/source/macros.okl"
#define HALF(x) ((x) * (T)0.5)





#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define STRING(x) #x





#define UPTO(...) __VA_ARGS__


extern "C" void PASTE(p_Name, Halves)(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int b = 0; b < (N); b += 6) {
    alignas(64) float s_x[6];
    alignas(64) T r_own[6];
    for (int t = 0; t < (6); ++t) {
      r_own[t] = b + t < N ? x[b + t] : 0;
      s_x[t] = ((r_own[t]) * (float)0.5);
    }
    ;
    for (int t = 0; t < (6); ++t) {
      T sum = 0;
      for (int k = 0; k < 6; ++k) UPDATE(sum, s_x[k]);
      sum+=((r_own[t]));
      if (b + t < N) y[b + t] = sum;
    }
  }
}


#line 62 "kernels/source/macros.okl"
extern "C" void scaledSum(const int &N, const float *__restrict__ x, float *__restrict__ y) { for (long long n_tile = 0; n_tile < N; n_tile += 6) for (int n = (int)n_tile, n_end = (int)(n_tile + 6 < N ? n_tile + 6 : N); n < n_end; ++n) { y[n] = x[n] + y[n]; } }
extern "C" void scaledDifference(const int &N, const float *__restrict__ x, float *__restrict__ y) { for (long long n_tile = 0; n_tile < N; n_tile += 6) for (int n = (int)n_tile, n_end = (int)(n_tile + 6 < N ? n_tile + 6 : N); n < n_end; ++n) { y[n] = x[n] - y[n]; } }
#undef BINARY




#define LAST_LETTER(text) (sizeof(text) - 2)


extern "C" void lengths(int *result) {
  for (int g = 0; g < 1; ++g) {
    for (int t = 0; t < 3; ++t) {
      const char *names[3] = {"@outer w", STRING(PASTE(a, b)), "x"};
      int length = 0;
      while (names[t][length]) ++length;
      result[t] = length + 100 * (int)LAST_LETTER("abc");
    }
  }
}
