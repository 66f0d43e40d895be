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
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 8) { int i_tile = (int)i_from; for (int i_nth = 0; i_nth < 8; ++i_nth) { int i = i_tile + i_nth; { y[i] = x[i] + 1; } } }
}

extern "C" void checked(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (0 <= N - 1 ? (unsigned long long)(N - 1) + 1 : 0); i_from += 11) { int i_tile = (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= N - 1 ? (unsigned long long)(N - 1) + 1 : 0) - i_from, 0, 11); i_nth < i_end; ++i_nth) { int i = i_tile + i_nth; { y[i] = x[i] + 1; } } }
}

extern "C" void stepped(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (0 < N ? ((unsigned long long)N - 1) / 3 + 1 : 0); i_from += 4) { int i_tile = 3 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? ((unsigned long long)N - 1) / 3 + 1 : 0) - i_from, 0, 4); i_nth < i_end; ++i_nth) { int i = i_tile + 3 * i_nth; {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } } }
}

extern "C" void steppedDown(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (0 <= N - 1 ? (unsigned long long)(N - 1) / 2 + 1 : 0); i_from += 5) { int i_tile = N - 1 - 2 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= N - 1 ? (unsigned long long)(N - 1) / 2 + 1 : 0) - i_from, 0, 5); i_nth < i_end; ++i_nth) { int i = i_tile - 2 * i_nth; {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } } }
}

extern "C" void longSpelling(const int &N, const int *__restrict__ x, int *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { y[i] = x[i] + 1; }
}

extern "C" void wide(const long &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 16) { long i_tile = (long)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, 16); i_nth < i_end; ++i_nth) { long i = i_tile + (long)i_nth; { y[i] = x[i] + 1; } } }
}

extern "C" void fromArgument(const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += (unsigned long long)size) { int i_tile = (int)i_from; for (long long i_nth = 0, i_end = (long long)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, size); i_nth < i_end; ++i_nth) { int i = i_tile + (int)i_nth; { y[i] = x[i] + 1; } } }
}

// Tiles of groups, and plain tiles around and inside of work items.
extern "C" void tilesOfGroups(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (long long g_tile = 0; g_tile < (N + 6) / 7; g_tile += 3) for (int g = (int)g_tile, g_end = (int)(g_tile + 3 < (N + 6) / 7 ? g_tile + 3 : (N + 6) / 7); g < g_end; ++g) {
    for (long long k_tile = 0; k_tile < 7; k_tile += 4) for (int k = (int)k_tile, k_end = (int)(k_tile + 4 < 7 ? k_tile + 4 : 7); k < k_end; ++k) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" void plainTiles(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 32) {
    for (int t = 0; t < 4; ++t) {
      const int start = g + 8 * t, end = min(start + 8, N);
      for (long long i_tile = start; i_tile < end; i_tile += 3) for (int i = (int)i_tile, i_end = (int)(i_tile + 3 < end ? i_tile + 3 : end); i < i_end; ++i) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      }
      for (unsigned long long i_from = 0; i_from < (start <= end - 1 ? (unsigned long long)(end - 1) - start + 1 : 0); i_from += 5) { int i_tile = end - 1 - (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((start <= end - 1 ? (unsigned long long)(end - 1) - start + 1 : 0) - i_from, 0, 5); i_nth < i_end; ++i_nth) { int i = i_tile - i_nth; {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}
