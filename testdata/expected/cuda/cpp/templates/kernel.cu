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
#line 1 "kernels/cpp/templates.okl"
// Function, class and variable templates, `if constexpr`, default arguments, overloads, aliases.

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

#line 6 "kernels/cpp/templates.okl"
template <class T>
constexpr T scale = T(3);

template <class T, int n = 2>
struct Pair {
  T values[n] = {};
  __device__ T sum() const {
    T total = 0;
    for (const T value : values) total += value;
    return total;
  }
};

template <class T>
using Two = Pair<T, 2>;

template <class T>
__device__ T twice(const T x) {
  if constexpr (okl_std::is_integral<T>::value) {
    return x << 1;
  } else {
    return x * T(2);
  }
}

__device__ int pick(const int x) { return x + 1; }
__device__ float pick(const float x) { return x - 1.0f; }
__device__ int shifted(const int x, const int by = 4) { return x + by; }

template <class T, class... Rest>
__device__ T total(const T first, const Rest... rest) {
  return (first + ... + rest);
}

template <class T>
__device__ T looked_at(T &x) {
  return x;
}

template <class T>
__device__ T first_two(T *x) {
  return x[0] + x[1];
}

// What templates only look at may belong to the whole group.
extern "C" __global__ __launch_bounds__(8) void _occa_templatesRead_0(const int N, const int *a, int *b) {
  { int g = (int)blockIdx.x;
    int own = g + 1;
    int pair[2] = {2, 3};
    { int t = (int)threadIdx.x; b[8 * g + t] = a[8 * g + t] * looked_at(own) + first_two(pair); }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_templates_0(const int N, const int *a, int *b, float *f) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    Two<int> pair;
    pair.values[0] = a[i];
    pair.values[1] = twice(a[i]);
    b[i] = pair.sum() * scale<int> + pick(a[i]) + shifted(1) + shifted(1, 2) + total(1, 2, a[i]);
    f[i] = twice<float>(a[i]) + pick(0.5f) + scale<float>;
    b[i] += max(a[i], okl_std::numeric_limits<int>::max() / 2) - okl_std::numeric_limits<int>::min() / 65536;
  } }
}
