#include <cstddef>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/bits/wide_index.okl"
// Loops over indices that do not fit into 32 bits, backwards, unsigned, and of mixed width. The kernels
// see a window of a huge array.

extern "C" void window(const long long &first, const long long &last, const int *__restrict__ x, long long *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (first < last ? (unsigned long long)last - first : 0); i_from += 32) { long long i_tile = first + (long long)i_from; for (int i_nth = 0, i_end = (int)_occa_within((first < last ? (unsigned long long)last - first : 0) - i_from, 0, 32); i_nth < i_end; ++i_nth) { long long i = i_tile + (long long)i_nth; {
    y[i - first] = 3 * i + x[i - first];
  } } }
}

extern "C" void backwards(const long &first, const int &count, const int *__restrict__ x, long *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (0 <= (long long)count - 1 ? (unsigned long long)((long long)count - 1) + 1 : 0); i_from += 16) { long i_tile = first + count - 1 - (long)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= (long long)count - 1 ? (unsigned long long)((long long)count - 1) + 1 : 0) - i_from, 0, 16); i_nth < i_end; ++i_nth) { long i = i_tile - (long)i_nth; { y[i - first] = x[i - first] - i; } } }
}

// The bound of an int variable is 64 bits wide; the step is not one.
extern "C" void mixedWidth(const long &N, const size_t &stride, const int *__restrict__ x, unsigned long *__restrict__ y) {
  for (int b = 0; b < (N + 7) / 8; b += 1) {
    for (size_t t = 0; t < 8u; t++) {
      const size_t i = 8 * (size_t)b + t;
      if (i < (size_t)N) y[i] = (stride * i << 20) + (unsigned long)(unsigned int)x[i];
    }
  }
}

extern "C" void negativeStart(const short &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long i_from = 0; i_from < (-N <= (int)N ? ((unsigned long long)(int)N - -N) / 2 + 1 : 0); i_from += 8) { short i_tile = (short)-N + 2 * (short)i_from; for (int i_nth = 0, i_end = (int)_occa_within((-N <= (int)N ? ((unsigned long long)(int)N - -N) / 2 + 1 : 0) - i_from, 0, 8); i_nth < i_end; ++i_nth) { short i = i_tile + 2 * (short)i_nth; { y[i + N] = x[i + N] * i; } } }
}
