#line 1 "kernels/templates/helpers.okl"
// okl: --instance 'helped<float, 8>' --instance 'helped<int>' --instance 'ends<short, 3>' --instance 'ends<Pair, 2>'
// Instances of kernel templates that call function templates, also those of a header.

#line 1 "kernels/templates/helpers.h"
// Function templates for templates/helpers.okl.

#define PAIR 2

namespace helpers {
template <class T>
__device__ T doubled(T x) {
  return PAIR * x;
}

template <class T, int N>
__device__ T last(const T *values) {
  if constexpr (N == 1) {
    return values[0];
  } else {
    return last<T, N - 1>(values + 1);
  }
}
}


#line 6 "kernels/templates/helpers.okl"
struct Pair {
  float a;
  int b;
};

template <class T>
__device__ int number(const T of) {
  return of;
}

template <>
__device__ int number<Pair>(const Pair of) {
  return of.b;
}

template <class T, int Width = 4>
__device__ T shifted(T x) {
  return helpers::doubled(x) + Width;
}

namespace okl_helped_float_8 { using T = float; constexpr int Width = 8;
extern "C" __global__ __launch_bounds__(8) void _occa_helped_float_8_0(const int n, const T *x, T *y) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ T s[Width];
    { int t = (int)threadIdx.x; s[t] = g + t < n ? x[g + t] : T(0); }
    __syncthreads();
#line 31 "kernels/templates/helpers.okl"
    { int t = (int)threadIdx.x;
      const T last = helpers::last<T, Width>(s);
      if (g + t < n) y[g + t] = shifted<T, Width>(s[t]) + shifted(s[t]) + last;
    }
  }
} }
#line 26 "kernels/templates/helpers.okl"
namespace okl_helped_int_4 { using T = int; constexpr int Width = 4;
extern "C" __global__ __launch_bounds__(4) void _occa_helped_int_4_0(const int n, const T *x, T *y) {
  { int g = 4 * (int)blockIdx.x;
    __shared__ T s[Width];
    { int t = (int)threadIdx.x; s[t] = g + t < n ? x[g + t] : T(0); }
    __syncthreads();
#line 31 "kernels/templates/helpers.okl"
    { int t = (int)threadIdx.x;
      const T last = helpers::last<T, Width>(s);
      if (g + t < n) y[g + t] = shifted<T, Width>(s[t]) + shifted(s[t]) + last;
    }
  }
} }

namespace okl_ends_short_3 { using T = short; constexpr int N = 3;
extern "C" __global__ __launch_bounds__(8) void _occa_ends_short_3_0(const int n, const T *x, int *y) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < n) {
    y[i] = number(helpers::last<T, N>(x + i)) + number(x[i]);
  } }
} }
#line 38 "kernels/templates/helpers.okl"
namespace okl_ends_Pair_2 { using T = Pair; constexpr int N = 2;
extern "C" __global__ __launch_bounds__(8) void _occa_ends_Pair_2_0(const int n, const T *x, int *y) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < n) {
    y[i] = number(helpers::last<T, N>(x + i)) + number(x[i]);
  } }
} }
