#line 1 "kernels/source/macros_again.okl"
// Macros that lead back to themselves: compilers expand them once, also where okl writes the expansion.

inline int scale(const int x) { return x; }
inline int first(const int x) { return x; }
inline int shift(const int x) { return x + 1; }








extern "C" void plain(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int r[16];
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) {
      r[t] = x[16 * g + t];
      s[t] = scale(2 * (r[t]));
    }
    for (int t = 0; t < 16; ++t) y[16 * g + t] = scale(2 * (r[t])) + s[15 - t] + first(r[t]) + 3 + shift((shift(r[t]) * 5));
  }
}

extern "C" void rewritten(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    { for (int t = 0; t < 16; ++t) {
      s[t] = scale(2 * (x[16 * g + t])); }
#line 12 "kernels/source/macros_again.okl"
      { ; }
#line 29 "kernels/source/macros_again.okl"
      for (int t = 0; t < 16; ++t) { y[16 * g + t] = scale(2 * (s[15 - t])) + first(t) + 3;
#line 33 "kernels/source/macros_again.okl"
    } }
  }
}
