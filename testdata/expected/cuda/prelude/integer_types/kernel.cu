#ifdef __CUDACC_RTC__
typedef long int_fast16_t;
typedef signed char int_fast8_t;
typedef int int_least32_t;
typedef signed char int_least8_t;
typedef long long intmax_t;
typedef long long intptr_t;
typedef unsigned long uint_fast16_t;
typedef unsigned long uint_fast32_t;
typedef unsigned long long uint_fast64_t;
typedef unsigned short uint_least16_t;
typedef unsigned long long uintmax_t;
#else
#include <cstddef>
#include <cstdint>
#endif
#line 1 "kernels/prelude/integer_types.okl"
// Types of <stdint.h> that have at least a size, or are fast, without an include.
extern "C" __global__ __launch_bounds__(8) void _occa_integerTypes_0(const int N, const int_fast16_t *x, intmax_t *y, uint_least16_t *z) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const uintmax_t a = 1;
      const int_fast8_t b = -2;
      const uint_fast16_t c = sizeof(int_fast16_t) + sizeof(uint_fast32_t) + sizeof(int_least8_t);
      const int_least32_t d = 3;
      const uint_fast64_t e = 4;
      const intptr_t f = 5;
      y[8 * g + t] = x[8 * g + t] + (intmax_t)(a + c + e) + b + d + f;
      z[8 * g + t] = (uint_least16_t)(70000 + t);
    }
  }
}
