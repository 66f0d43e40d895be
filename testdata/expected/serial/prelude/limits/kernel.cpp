#include <climits>
#include <cstdint>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/limits.okl"
// Limits of integers, without an include, also in conditions of the preprocessor.


#define BITS CHAR_BIT




extern "C" void limits(const int &N, int *small, long *large) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    small[8 * i] = INT8_MIN + UINT8_MAX;
    small[8 * i + 1] = INT16_MAX + UINT16_MAX;
    small[8 * i + 2] = INT32_MAX + INT_MIN;
    small[8 * i + 3] = SHRT_MIN + USHRT_MAX;
    small[8 * i + 4] = SCHAR_MAX + UCHAR_MAX;
    small[8 * i + 5] = UINT32_MAX == UINT_MAX;
    small[8 * i + 6] = SIZE_MAX == ULONG_MAX && UINT64_MAX == ULLONG_MAX;
    small[8 * i + 7] = BITS;
    large[2 * i] = INT64_MIN + LLONG_MAX;
    large[2 * i + 1] = LONG_MAX + i * INT8_MIN;
  } } }
}
