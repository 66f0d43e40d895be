static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/dim/element_names.okl"
// Names for elements of arrays with dimensions, which have none themselves.

extern "C" void elementNames(const int &N, const float *in, float *out) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) float s[64];
    for (int i = g; i < g + 16; ++i) {
      for (int k = 0; k < 4; ++k) {
        auto x = i < N ? in[i + N * k] : 0.0f;
        float &here = s[i - g + 16 * k];
        here = 2.0f * x;
        here += k;
      }
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) {
      {
        for (int k = 0; k < 4; ++k) {
          const float &other = s[15 - (i - g) + 16 * k];
          auto first = s[i - g];
          auto B = out;
          B[k + 4 * i] = other + first;
        }
      }
    }
  }
}
