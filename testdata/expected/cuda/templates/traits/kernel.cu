#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
#line 1 "kernels/templates/traits.okl"
// Function templates whose types and branches depend on traits.

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/type_traits>
#else
#include <type_traits>
#endif

#line 5 "kernels/templates/traits.okl"
template <class T>
constexpr bool isWide = sizeof(T) > 4;

template <class T>
struct Trait {
  typedef T type;
};

template <class T>
using Plain = typename Trait<T>::type;

template <class T>
struct Whole {};

template <>
struct Whole<int> {
  typedef int type;
};

template <class T>
struct Fraction {};

template <>
struct Fraction<float> {
  typedef float type;
};

// Only one of the two is a candidate for each type.
template <class T>
__device__ static inline typename Whole<T>::type halved(T x) {
  return okl_std::is_integral<T>::value ? x / 2 : x;
}

template <class T>
__device__ static inline typename Fraction<T>::type halved(T x) {
  return x * T(0.5);
}

template <class T>
__device__ typename Trait<T>::type sum(const Plain<T> *values, const typename Trait<T>::type &by) {
  return values[0] + values[1] + by;
}

template <class T>
__device__ decltype(T() * 2) kind(T x) {
  if constexpr (okl_std::is_same<T, float>::value) return x + 10;
  else if constexpr (isWide<T>) return x + 20;
  else return x + (okl_std::is_same<T, int>::value ? 40 : 30);
}

extern "C" __global__ __launch_bounds__(16) void _occa_traits_0(const int N, const int *x, int *y, float *f) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int pair[2] = {x[i], 7};
    y[i] = halved(x[i]) + sum<int>(pair, x[i]) + kind(x[i]) + (int)kind(2L) + (int)kind(3u);
    y[i] += isWide<long> ? 1 : 2;
    f[i] = halved(0.25f) + kind(0.5f);
  } }
}
