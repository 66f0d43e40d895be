#include <cmath>
#line 1 "kernels/templates/traits.okl"
// Function templates whose types and branches depend on traits.

#include <type_traits>

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
static inline typename Whole<T>::type halved(T x) {
  return std::is_integral<T>::value ? x / 2 : x;
}

template <class T>
static inline typename Fraction<T>::type halved(T x) {
  return x * T(0.5);
}

template <class T>
typename Trait<T>::type sum(const Plain<T> *values, const typename Trait<T>::type &by) {
  return values[0] + values[1] + by;
}

template <class T>
decltype(T() * 2) kind(T x) {
  if constexpr (std::is_same<T, float>::value) return x + 10;
  else if constexpr (isWide<T>) return x + 20;
  else return x + (std::is_same<T, int>::value ? 40 : 30);
}

extern "C" void traits(const int &N, const int *x, int *y, float *f) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    int pair[2] = {x[i], 7};
    y[i] = halved(x[i]) + sum<int>(pair, x[i]) + kind(x[i]) + (int)kind(2L) + (int)kind(3u);
    y[i] += isWide<long> ? 1 : 2;
    f[i] = halved(0.25f) + kind(0.5f);
  }
}
