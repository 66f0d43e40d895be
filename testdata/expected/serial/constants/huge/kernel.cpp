#include <cmath>
using std::fmin;
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

extern "C" void huge(const int &N, const float *x, float *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  }
}
