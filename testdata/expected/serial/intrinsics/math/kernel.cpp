#include <cmath>
static inline float okl_exp10(float x) { return (float)std::pow(10.0, (double)x); }
static inline double okl_exp10(double x) { return std::pow(10.0, x); }
static inline float okl_saturate(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }
#line 1 "kernels/intrinsics/math.okl"
// okl: --intrinsics math
// Powers of ten.
extern "C" void powers(const int &N, const float *x, float *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    y[i] = 2 * okl_exp10((float)(x[i] + 1.0f));
  }
}

// Between 0 and 1, ends included; 0 for a NaN.
extern "C" void shares(const int &N, const float *x, float *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) { y[i] = 3 * okl_saturate(x[i]); }
}
