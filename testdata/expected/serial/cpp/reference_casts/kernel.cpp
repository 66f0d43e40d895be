static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/cpp/reference_casts.okl"
// Casts to references: another name for the same place, in whichever memory it lies.

static unsigned halves(const int *x, const int at) {
  return (unsigned &)x[at] / 2u;
}

extern "C" void referenceCasts(const int &N, const int *in, int *out) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int s[16];
    for (int i = g; i < g + 16; ++i) {
      int own = 0;
      (unsigned &)own = 3000000000u;
      (unsigned &)s[i - g] = i < N ? (const unsigned &)in[i] + (unsigned)own : 7u;
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) {
      {
        (unsigned &)out[i] = halves(s, 15 - (i - g)) + halves(in, i) + ((unsigned &)s[(i - g) ^ 1] >> 3);
      }
    }
  }
}
