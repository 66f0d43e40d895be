static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/moved_lines.okl"
// `#line`, as programs write it that make OKL: places are those of the text they read.


#line 12 "kernels/source/user.c"
extern "C" void reversed(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[16];

#line 20 "kernels/source/user.c"
    for (int t = 0; t < 16; ++t) {
      s[t] = b + t < N ? x[b + t] : 0;
    }

#line 7 "kernels/source/other.h"
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      y[b + t] = s[15 - t] + 8;
    }
  }
}
