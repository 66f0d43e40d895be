template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
extern "C" void unchecked(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (8); i += 1) { { y[i] = x[i] + 1; } } }
}

extern "C" void checked(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i <= N - 1; _occa_tiled_i += 11) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N - 1) + 1, -2147483648ll, _occa_tiled_i + (11)); i < _occa_end_i; i += 1) { { y[i] = x[i] + 1; } } }
}

extern "C" void stepped(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 12) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (12)); i < _occa_end_i; i += 3) { {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } } }
}

extern "C" void steppedDown(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_i = N - 1; _occa_tiled_i >= 0; _occa_tiled_i -= 10) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(0) - 1, _occa_tiled_i - (10), 2147483647ll); i > _occa_end_i; i -= 2) { {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } } }
}

extern "C" void longSpelling(const int &N, const int *__restrict__ x, int *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { { y[i] = x[i] + 1; } } }
}

extern "C" void wide(const long &N, const int *__restrict__ x, int *__restrict__ y) {
  for (long _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (long i = _occa_tiled_i, _occa_end_i = (long)_occa_within((long long)(N), -9223372036854775807ll - 1, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { { y[i] = x[i] + 1; } } }
}

extern "C" void fromArgument(const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += (int)(size)) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (size)); i < _occa_end_i; i += 1) { { y[i] = x[i] + 1; } } }
}

// Tiles of groups, and plain tiles around and inside of work items.
extern "C" void tilesOfGroups(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_g = 0; _occa_tiled_g < (N + 6) / 7; _occa_tiled_g += 3) { for (int g = _occa_tiled_g, _occa_end_g = (int)_occa_within((long long)((N + 6) / 7), -2147483648ll, _occa_tiled_g + (3)); g < _occa_end_g; g += 1) { {
    for (int _occa_tiled_k = 0; _occa_tiled_k < 7; _occa_tiled_k += 4) { for (int k = _occa_tiled_k, _occa_end_k = (int)_occa_within((long long)(7), -2147483648ll, _occa_tiled_k + (4)); k < _occa_end_k; k += 1) { {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } } }
  } } }
}

extern "C" void plainTiles(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 32) {
    for (int t = 0; t < 4; ++t) {
      const int start = g + 8 * t, end = min(start + 8, N);
      for (int _occa_tiled_i = start; _occa_tiled_i < end; _occa_tiled_i += 3) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(end), -2147483648ll, _occa_tiled_i + (3)); i < _occa_end_i; i += 1) { {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (int _occa_tiled_i = end - 1; _occa_tiled_i >= start; _occa_tiled_i -= 5) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(start) - 1, _occa_tiled_i - (5), 2147483647ll); i > _occa_end_i; i -= 1) { {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
