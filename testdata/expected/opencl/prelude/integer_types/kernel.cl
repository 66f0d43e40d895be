typedef long int_fast16_t;
typedef char int_fast8_t;
typedef int int_least32_t;
typedef char int_least8_t;
typedef long intmax_t;
typedef ulong uint_fast16_t;
typedef ulong uint_fast32_t;
typedef ulong uint_fast64_t;
typedef ushort uint_least16_t;
typedef ulong uintmax_t;
#line 1 "kernels/prelude/integer_types.okl"
// Types of <stdint.h> that have at least a size, or are fast, without an include.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_integerTypes_0(const int N, __global const int_fast16_t *x, __global intmax_t *y, __global uint_least16_t *z) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const uintmax_t a = 1;
      const int_fast8_t b = -2;
      const uint_fast16_t c = sizeof(int_fast16_t) + sizeof(uint_fast32_t) + sizeof(int_least8_t);
      enum { d = 3 };
      const uint_fast64_t e = 4;
      const intptr_t f = 5;
      y[8 * g + t] = x[8 * g + t] + (intmax_t)(a + c + e) + b + d + f;
      z[8 * g + t] = (uint_least16_t)(70000 + t);
    }
  }
}
