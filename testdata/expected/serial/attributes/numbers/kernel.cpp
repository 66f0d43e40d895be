static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

constexpr int fastest = 0;
constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };

extern "C" void ofMacros(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += SIZE) {
    for (int j = 0; j < 2; ++j)
      for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + (4 * 2)); i < i_end; ++i)
        if (i % 2 == j) b[i] = a[i] + 1;
  }
}

extern "C" void ofConstants(const int &N, const int *a, int *b) {
  for (int z = 0; z < 2; ++z)
    for (int g = 0; g < N; g += 2 * lanes)
      for (int k = 0, k_end = (int)_occa_within((long long)N - (long long)z * 8 - g, -2147483648ll, lanes); k < k_end; ++k) {
        const int i = g + z * lanes + k;
        b[i] = a[i] + 1;
      }
}

extern "C" void tiles(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < N ? i_tile + 4 : N); i < i_end; ++i) { b[i] = a[i]; }
  for (unsigned long long i_from = 0; i_from < (0 < N ? ((unsigned long long)N - 1) / 2 + 1 : 0); i_from += 8) { int i_tile = 2 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? ((unsigned long long)N - 1) / 2 + 1 : 0) - i_from, 0, 8); i_nth < i_end; ++i_nth) { int i = i_tile + 2 * i_nth; {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } } }
}

extern "C" void swapped(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) { b[0 + 1 * i] = a[0 + 1 * i] + 1; }
}
