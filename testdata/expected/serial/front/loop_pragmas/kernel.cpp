#line 1 "kernels/front/loop_pragmas.okl"
// Pragmas of loops before parallel ones, which are no loops on a device.

#define UNROLL _Pragma("unroll")
// Not all compilers replace macros in there.
#define COUNT (ONE + 2)
#define ONE 1
#define UNROLL_COUNT _Pragma("unroll COUNT")

extern "C" void loopPragmas(const int &N, float *x) {
// g++ itself wants no attribute behind its own pragmas, which the normal form has there.

#pragma GCC unroll 4

  for (int b = 0; b < N; ++b) {
    alignas(64) float s[8];
#pragma unroll
    for (int t = 0; t < 8; ++t) s[t] = x[b * 8 + t];
    UNROLL
    for (int t = 0; t < 8; ++t)
#pragma unroll 2
      for (int k = 0; k < 2; ++k) x[b * 8 + t] += s[7 - t];

#pragma GCC ivdep

    // The pragma is one of this loop, too.
    for (int t = 0; t < 4; ++t) {
      _Pragma("unroll (1 + 2)")
      for (int k = 0; k < COUNT; ++k) x[b * 8 + t] += 1;
    }
  }
}
