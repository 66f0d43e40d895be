#include <cstdint>
#line 1 "kernels/prelude/integer_types.okl"
// Types of <stdint.h> that have at least a size, or are fast, without an include.
extern "C" void integerTypes(const int &N, const int_fast16_t *x, intmax_t *y, uint_least16_t *z) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) {
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
