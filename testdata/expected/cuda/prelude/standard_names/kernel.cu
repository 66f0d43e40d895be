#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#else
#include <cuda/std/__algorithm_>
#endif
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/prelude/standard_names.okl"
// Functions of `<cmath>` by their full names, also those that targets write in other words.

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cmath>
#else
#include <cmath>
#endif

#line 5 "kernels/prelude/standard_names.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_names_0(const int N, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ n) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int exponent;
    float whole;
    float sum = okl_std::frexp(x[i], &exponent) + okl_std::modf(x[i], &whole);
    sum += okl_std::scalbn(x[i], 2) + okl_std::ldexp(x[i], 1) + okl_std::logb(x[i] + 4.0f) + okl_std::nearbyint(x[i]) + okl_std::rint(x[i]);
    sum += okl_std::fdim(x[i], 1.0f) + okl_std::cbrt(x[i]) + okl_std::expm1(x[i]) + okl_std::log1p(x[i] + 4.0f) + okl_std::hypot(x[i], 2.0f);
    sum += okl_std::remainder(x[i], 1.5f) + okl_std::fabs(x[i]) + whole + okl_std::copysign(1.0f, x[i]);
    y[i] = sum + okl_std::fmax(x[i], okl_std::sqrt(2.0f)) + (okl_std::nextafter(x[i], 9.0f) > x[i] ? 1 : 0);
    long number = okl_std::lround(x[i]) + okl_std::lrint(x[i]) + okl_std::labs(-3l);
    number += (long)(okl_std::llround(3 * x[i]) + okl_std::llrint(3 * x[i]));
    if (okl_std::signbit(x[i]) || okl_std::isnan(x[i]) || okl_std::isinf(x[i]) || !okl_std::isfinite(x[i])) number += 100;
    n[i] = (int)number + exponent + okl_std::ilogb(x[i] + 4.0f) + okl_std::abs(-7) + okl_std::max(i, 3);
  } }
}
