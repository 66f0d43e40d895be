#include <climits>
#include <cstdint>
#line 1 "kernels/prelude/limits.okl"
// Limits of integers, without an include, also in conditions of the preprocessor.


#define BITS CHAR_BIT




extern "C" void limits(const int &N, int *small, long *large) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
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
  }
}
