#line 1 "kernels/templates/helpers.okl"
// okl: --instance 'helped<float, 8>' --instance 'helped<int>' --instance 'ends<short, 3>' --instance 'ends<Pair, 2>'
// Instances of kernel templates that call function templates, also those of a header.

#line 1 "kernels/templates/helpers.h"
// Function templates for templates/helpers.okl.

#define PAIR 2

namespace helpers {
template <class T>
T doubled(T x) {
  return PAIR * x;
}

template <class T, int N>
T last(const T *values) {
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
int number(const T of) {
  return of;
}

template <>
int number<Pair>(const Pair of) {
  return of.b;
}

template <class T, int Width = 4>
T shifted(T x) {
  return helpers::doubled(x) + Width;
}

namespace okl_helped_float_8 { using T = float; constexpr int Width = 8;
extern "C" void helped_float_8(const int &n, const T *x, T *y) {
  for (int g = 0; g < n; g += Width) {
    alignas(64) T s[Width];
    for (int t = 0; t < Width; ++t) s[t] = g + t < n ? x[g + t] : T(0);
    for (int t = 0; t < Width; ++t) {
      const T last = helpers::last<T, Width>(s);
      if (g + t < n) y[g + t] = shifted<T, Width>(s[t]) + shifted(s[t]) + last;
    }
  }
} }
#line 26 "kernels/templates/helpers.okl"
namespace okl_helped_int_4 { using T = int; constexpr int Width = 4;
extern "C" void helped_int_4(const int &n, const T *x, T *y) {
  for (int g = 0; g < n; g += Width) {
    alignas(64) T s[Width];
    for (int t = 0; t < Width; ++t) s[t] = g + t < n ? x[g + t] : T(0);
    for (int t = 0; t < Width; ++t) {
      const T last = helpers::last<T, Width>(s);
      if (g + t < n) y[g + t] = shifted<T, Width>(s[t]) + shifted(s[t]) + last;
    }
  }
} }

namespace okl_ends_short_3 { using T = short; constexpr int N = 3;
extern "C" void ends_short_3(const int &n, const T *x, int *y) {
  for (long long i_tile = 0; i_tile < n; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < n ? i_tile + 8 : n); i < i_end; ++i) {
    y[i] = number(helpers::last<T, N>(x + i)) + number(x[i]);
  }
} }
#line 38 "kernels/templates/helpers.okl"
namespace okl_ends_Pair_2 { using T = Pair; constexpr int N = 2;
extern "C" void ends_Pair_2(const int &n, const T *x, int *y) {
  for (long long i_tile = 0; i_tile < n; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < n ? i_tile + 8 : n); i < i_end; ++i) {
    y[i] = number(helpers::last<T, N>(x + i)) + number(x[i]);
  }
} }
