#include <cmath>
using std::fmin;
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

extern "C" void huge(const int &N, const float *x, float *y) {
  #pragma omp parallel for
#line 4 "kernels/constants/huge.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (8); i += 1) { if (i < N) {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } } }
}
