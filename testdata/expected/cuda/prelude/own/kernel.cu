#ifdef __CUDACC_RTC__
#include <cuda/std/cfloat>
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
typedef int int32_t;
typedef long long int64_t;
#ifndef DBL_MAX
#define DBL_MAX 1.7976931348623157e+308
#endif
#else
#include <cfloat>
#include <cstddef>
#include <cstdint>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static __host__ __device__ inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/own.okl"
// Names of the language that mean something else here, and standard headers.

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cmath>
#else
#include <cmath>
#endif
#ifndef __CUDACC_RTC__
#include <stdint.h>
#endif
#ifndef __CUDACC_RTC__
#include <cfloat>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#else
#include <cuda/std/__algorithm_>
#endif
#else
#include <algorithm>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/limits>
#else
#include <limits>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/type_traits>
#else
#include <type_traits>
#endif

#line 10 "kernels/prelude/own.okl"
struct Pair {
  double x, y;
};

__device__ inline double dot(const Pair &a, const Pair &b) { return a.x * b.x + a.y * b.y; }
__device__ inline double length(const Pair &a) { return okl_std::sqrt(dot(a, a)); }
__device__ inline double max(const Pair &a) { return a.x > a.y ? a.x : a.y; }

template <class T>
__device__ inline T clamp(const T value, const T low, const T high, const T) {
  return value < low ? low : value > high ? high : value;
}

extern "C" __global__ __launch_bounds__(16) void _occa_own_0(const int N, const double *a, double *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const Pair p = {a[i], 1.0};
    double s = dot(p, p) + length(p) + max(p) + max(a[i], 0.5) + clamp(a[i], 0.0, 1.0, 2.0);
    s += okl_std::sqrt(a[i] * a[i]) + okl_std::min(a[i], 0.5) + okl_std::is_same<double, float>::value;
    s += okl_std::numeric_limits<int>::max() > i;
    int32_t normalize = 3;
    int64_t fabs = 4;
    double sqrt = 2;
    if (s < DBL_MAX) b[i] = s + normalize + sqrt + fabs;
  } }
}
