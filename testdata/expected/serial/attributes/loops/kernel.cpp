static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/attributes/loops.okl"
// Loop attributes in every place, on loops with and without braces.




#line 4 "kernels/attributes/loops.h"
#define PLUS_ONE(x) ((x) + 1)

inline int plusOne(const int x) { return PLUS_ONE(x); }


#line 5 "kernels/attributes/loops.okl"
extern "C" void noBraces(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += 8)
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i)
      b[i] = a[i] + 1;
}

extern "C" void noBracesLate(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += 8)
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i)
#line 15 "kernels/attributes/loops.okl"
      b[i] = a[i] + 1;
}

extern "C" void tiles(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[i] = a[i]; }
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += (unsigned long long)(N > 40 ? 16 : 8)) { int i_tile = (int)i_from; for (long long i_nth = 0, i_end = (long long)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, N > 40 ? 16 : 8); i_nth < i_end; ++i_nth) { int i = i_tile + (int)i_nth; { b[i] += 1; } } }
}

extern "C" void tileOfOne(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < N ? i_tile + 4 : N); i < i_end; ++i) {
    for (int k = 0; k < 1; ++k) b[i] = a[i] + 1; }
}

extern "C" void tileInside(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += 32) {
    for (long long i_tile = g; i_tile < g + 32; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < g + 32 ? i_tile + 8 : g + 32); i < i_end; ++i) {
      if (i >= N) continue;
      for (long long k_tile = 0; k_tile < 6; k_tile += 4) for (int k = (int)k_tile, k_end = (int)(k_tile + 4 < 6 ? k_tile + 4 : 6); k < k_end; ++k) { b[i] = k == 5 ? a[i] + 1 : 0; }
    }
  }
}

// Three and three, numbered, unnumbered and both.
extern "C" void threeAxes(const int &N, const int *a, int *b) {
  for (int z = 0; z < 2; ++z)
    for (int y = 0; y < 2; ++y)
      for (int x = 0; x < (N + 23) / 24; ++x)
        for (int k = 0; k < 2; ++k)
          for (int j = 0; j < 3; ++j)
            for (int i = 0; i < 1; ++i) {
              const int n = (((z * 2 + y) * ((N + 23) / 24) + x) * 2 + k) * 3 + j + i;
              if (n < N) b[n] = a[n] + 1;
            }
}

// Loops whose headers come out of macros, one of them from another file.


extern "C" void macroLoops(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += 8) {
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i) {
      b[i] = PLUS_ONE(a[i]);
    }
  }
}



#line 68 "kernels/attributes/loops.okl"
extern "C" void pastedKernel(const int &N, const int *a, int *b) { for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[i] = ((a[i]) + 1); } }
#undef COPY

// A prototype with the attribute is enough.
extern "C" void declaredBefore(const int &N, const int *a, int *b);
extern "C" void declaredBefore(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[i] = plusOne(a[i]); }
}

// So is one after the parameters, or between the words.
extern "C" void attributeLate(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[i] = plusOne(a[i]); }
}

extern "C" void attributeBetween(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[i] = plusOne(a[i]); }
}

extern "C" auto arrowResult(const int &N, const int *a, int *b) -> void {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[i] = plusOne(a[i]); }
}
