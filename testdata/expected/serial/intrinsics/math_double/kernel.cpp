#include <cmath>
static inline float okl_exp10(float x) { return (float)std::pow(10.0, (double)x); }
static inline double okl_exp10(double x) { return std::pow(10.0, x); }
#line 1 "kernels/intrinsics/math_double.okl"
// okl: --intrinsics math
// Powers of ten in double precision.
extern "C" void powers(const int &N, const double *x, double *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    y[i] = okl_exp10((double)(x[i])) - okl_exp10((double)(2.0));
  }
}
