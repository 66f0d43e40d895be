#include <cmath>
using std::expm1;
using std::hypot;
using std::log1p;
#line 1 "kernels/prelude/large_arguments.okl"
// Functions of large numbers and of infinity: what a target lacks is made of others, which must not overflow before
// the result does.

extern "C" void large(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    y[4 * n] = expm1(x[n]) * 1e-38f;
    y[4 * n + 1] = log1p(x[n] * 1e36f);
    y[4 * n + 2] = hypot(x[n] * 1e36f, x[n] * 2e36f) * 1e-38f;
    const float infinite = x[n] * 1e38f;
    y[4 * n + 3] = (expm1(infinite) > 3e38f) + 2 * (log1p(infinite) > 3e38f) + 4 * (hypot(infinite, -infinite) > 3e38f);
  }
}
