#include <cmath>
static inline float okl_exp10(float x) { return (float)std::pow(10.0, (double)x); }
static inline double okl_exp10(double x) { return std::pow(10.0, x); }
#line 1 "kernels/intrinsics/math.okl"
// okl: --intrinsics math
// Powers of ten.
extern "C" void powers(const int &N, const float *x, float *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 32) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (32); i += 1) { if (i < N) {
    y[i] = 2 * okl_exp10((float)(x[i] + 1.0f));
  } } }
}
