#ifdef __CUDACC_RTC__
#ifndef CHAR_BIT
#define CHAR_BIT 8
#endif
#ifndef INT16_MAX
#define INT16_MAX 32767
#endif
#ifndef INT32_MAX
#define INT32_MAX 2147483647
#endif
#ifndef INT64_MIN
#define INT64_MIN (-9223372036854775807l - 1)
#endif
#ifndef INT8_MIN
#define INT8_MIN (-128)
#endif
#ifndef INT_MIN
#define INT_MIN (-2147483647 - 1)
#endif
#ifndef LLONG_MAX
#define LLONG_MAX 9223372036854775807ll
#endif
#ifndef LONG_MAX
#define LONG_MAX 9223372036854775807l
#endif
#ifndef SCHAR_MAX
#define SCHAR_MAX 127
#endif
#ifndef SHRT_MIN
#define SHRT_MIN (-32768)
#endif
#ifndef SIZE_MAX
#define SIZE_MAX 18446744073709551615ul
#endif
#ifndef UCHAR_MAX
#define UCHAR_MAX 255
#endif
#ifndef UINT16_MAX
#define UINT16_MAX 65535
#endif
#ifndef UINT32_MAX
#define UINT32_MAX 4294967295u
#endif
#ifndef UINT64_MAX
#define UINT64_MAX 18446744073709551615ul
#endif
#ifndef UINT8_MAX
#define UINT8_MAX 255
#endif
#ifndef UINT_MAX
#define UINT_MAX 4294967295u
#endif
#ifndef ULLONG_MAX
#define ULLONG_MAX 18446744073709551615ull
#endif
#ifndef ULONG_MAX
#define ULONG_MAX 18446744073709551615ul
#endif
#ifndef USHRT_MAX
#define USHRT_MAX 65535
#endif
#else
#include <climits>
#include <cstdint>
#endif
#line 1 "kernels/prelude/limits.okl"
// Limits of integers, without an include, also in conditions of the preprocessor.


#define BITS CHAR_BIT




extern "C" __global__ __launch_bounds__(16) void _occa_limits_0(const int N, int *small, long *large) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
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
  } }
}
