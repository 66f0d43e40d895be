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
#ifndef SIZE_MAX
#define SIZE_MAX 18446744073709551615ul
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
#define LLONG_MAX LONG_MAX
#define ULLONG_MAX ULONG_MAX
#line 1 "kernels/prelude/limits.okl"
// Limits of integers, without an include, also in conditions of the preprocessor.


#define BITS CHAR_BIT




__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_limits_0(const int N, __global int *small, __global long *large) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
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
