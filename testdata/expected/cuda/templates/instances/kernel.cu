#line 1 "kernels/templates/instances.okl"
// okl: --instance 'blend<float>' --instance 'blend<int, 4, false>' --instance 'turned<short, 8>' --instance 'turned<Pair, 16>'
// Kernels that are templates, each with two instances: types, numbers, bools and structs.

struct Pair {
  float a;
  int b;
};

namespace okl_blend_float_16_true { using T = float; constexpr int N = 16; constexpr bool IsSum = true;
extern "C" __global__ __launch_bounds__(16) void _occa_blend_float_16_true_0(const int n, const T *x, T *__restrict__ y, const T by) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < n) {
    const T step = IsSum ? by : T(2);
    if (IsSum) {
      y[i] = x[i] + step;
    } else {
      y[i] = x[i] * step - by;
    }
  } }
} }
#line 9 "kernels/templates/instances.okl"
namespace okl_blend_int_4_false { using T = int; constexpr int N = 4; constexpr bool IsSum = false;
extern "C" __global__ __launch_bounds__(4) void _occa_blend_int_4_false_0(const int n, const T *x, T *__restrict__ y, const T by) {
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < n) {
    const T step = IsSum ? by : T(2);
    if (IsSum) {
      y[i] = x[i] + step;
    } else {
      y[i] = x[i] * step - by;
    }
  } }
} }

// Without an instance: nothing becomes of it.


namespace okl_turned_short_8 { using T = short; constexpr unsigned Width = 8;
extern "C" __global__ __launch_bounds__(8) void _occa_turned_short_8_0(T *x, const int groups) {
  { int g = (int)blockIdx.x;
    __shared__ T s[Width];
    { int i = (int)threadIdx.x; s[i] = x[g * Width + i]; }
    __syncthreads();
#line 29 "kernels/templates/instances.okl"
    { int i = (int)threadIdx.x; x[g * Width + i] = s[Width - 1 - i]; }
  }
} }
#line 24 "kernels/templates/instances.okl"
namespace okl_turned_Pair_16 { using T = Pair; constexpr unsigned Width = 16;
extern "C" __global__ __launch_bounds__(16) void _occa_turned_Pair_16_0(T *x, const int groups) {
  { int g = (int)blockIdx.x;
    __shared__ T s[Width];
    { int i = (int)threadIdx.x; s[i] = x[g * Width + i]; }
    __syncthreads();
#line 29 "kernels/templates/instances.okl"
    { int i = (int)threadIdx.x; x[g * Width + i] = s[Width - 1 - i]; }
  }
} }
