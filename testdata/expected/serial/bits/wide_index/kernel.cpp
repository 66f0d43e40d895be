#include <cstddef>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/bits/wide_index.okl"
// Loops over indices that do not fit into 32 bits, backwards, unsigned, and of mixed width. The kernels
// see a window of a huge array.

extern "C" void window(const long long &first, const long long &last, const int *__restrict__ x, long long *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0); _occa_tile_i += 32) { long long _occa_tiled_i = (long long)(first) + (long long)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0) - _occa_tile_i, 0, 32); _occa_round_i < _occa_end_i; ++_occa_round_i) { long long i = _occa_tiled_i + (long long)_occa_round_i; {
    y[i - first] = 3 * i + x[i - first];
  } } }
}

extern "C" void backwards(const long &first, const int &count, const int *__restrict__ x, long *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= ((long long)(count) - (long long)(1)) ? ((unsigned long long)((long long)(count) - (long long)(1))) + 1 : 0); _occa_tile_i += 16) { long _occa_tiled_i = (long)(first + count - 1) - (long)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= ((long long)(count) - (long long)(1)) ? ((unsigned long long)((long long)(count) - (long long)(1))) + 1 : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { long i = _occa_tiled_i - (long)_occa_round_i; { y[i - first] = x[i - first] - i; } } }
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
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < ((int)(-N) <= (N) ? ((unsigned long long)(N) - (unsigned long long)(int)(-N)) / (unsigned long long)(2) + 1 : 0); _occa_tile_i += 8) { short _occa_tiled_i = (short)(-N) + (short)(2) * (short)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(((int)(-N) <= (N) ? ((unsigned long long)(N) - (unsigned long long)(int)(-N)) / (unsigned long long)(2) + 1 : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { short i = _occa_tiled_i + (short)(2) * (short)_occa_round_i; { y[i + N] = x[i + N] * i; } } }
}
