#include <cmath>
#include <cstdlib>
using std::floor;
using std::pow;
using std::sqrt;
using std::abs;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.

#include <math.h>

extern "C" void standard(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { y[i] = std::sqrt(x[i]) + std::abs(-x[i]) + std::pow(x[i], 2.0f); }
}

// The same by declarations of their names, in a scope and in a function's.
using std::floor;

inline float higher(const float a, const float b) {
  using std::max;
  return max(a, b);
}

extern "C" void declared(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  using std::sqrt;
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); }
}
