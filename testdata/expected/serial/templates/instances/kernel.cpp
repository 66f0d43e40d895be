#line 1 "kernels/templates/instances.okl"
// okl: --instance 'blend<float>' --instance 'blend<int, 4, false>' --instance 'turned<short, 8>' --instance 'turned<Pair, 16>'
// Kernels that are templates, each with two instances: types, numbers, bools and structs.

struct Pair {
  float a;
  int b;
};

namespace okl_blend_float_16_true { using T = float; constexpr int N = 16; constexpr bool IsSum = true;
extern "C" void blend_float_16_true(const int &n, const T *x, T *__restrict__ y, const T &by) {
  for (long long i_tile = 0; i_tile < n; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < n ? i_tile + 16 : n); i < i_end; ++i) {
    const T step = IsSum ? by : T(2);
    if (IsSum) {
      y[i] = x[i] + step;
    } else {
      y[i] = x[i] * step - by;
    }
  }
} }
#line 9 "kernels/templates/instances.okl"
namespace okl_blend_int_4_false { using T = int; constexpr int N = 4; constexpr bool IsSum = false;
extern "C" void blend_int_4_false(const int &n, const T *x, T *__restrict__ y, const T &by) {
  for (long long i_tile = 0; i_tile < n; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < n ? i_tile + 4 : n); i < i_end; ++i) {
    const T step = IsSum ? by : T(2);
    if (IsSum) {
      y[i] = x[i] + step;
    } else {
      y[i] = x[i] * step - by;
    }
  }
} }

// Without an instance: nothing becomes of it.


namespace okl_turned_short_8 { using T = short; constexpr unsigned Width = 8;
extern "C" void turned_short_8(T *x, const int &groups) {
  for (int g = 0; g < groups; ++g) {
    alignas(64) T s[Width];
    for (int i = 0; i < Width; ++i) s[i] = x[g * Width + i];
    for (int i = 0; i < Width; ++i) x[g * Width + i] = s[Width - 1 - i];
  }
} }
#line 24 "kernels/templates/instances.okl"
namespace okl_turned_Pair_16 { using T = Pair; constexpr unsigned Width = 16;
extern "C" void turned_Pair_16(T *x, const int &groups) {
  for (int g = 0; g < groups; ++g) {
    alignas(64) T s[Width];
    for (int i = 0; i < Width; ++i) s[i] = x[g * Width + i];
    for (int i = 0; i < Width; ++i) x[g * Width + i] = s[Width - 1 - i];
  }
} }
