#include <cmath>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/cpp/templates.okl"
// Function, class and variable templates, `if constexpr`, default arguments, overloads, aliases.

#include <limits>
#include <type_traits>

template <class T>
constexpr T scale = T(3);

template <class T, int n = 2>
struct Pair {
  T values[n] = {};
  T sum() const {
    T total = 0;
    for (const T value : values) total += value;
    return total;
  }
};

template <class T>
using Two = Pair<T, 2>;

template <class T>
T twice(const T x) {
  if constexpr (std::is_integral<T>::value) {
    return x << 1;
  } else {
    return x * T(2);
  }
}

int pick(const int x) { return x + 1; }
float pick(const float x) { return x - 1.0f; }
int shifted(const int x, const int by = 4) { return x + by; }

template <class T, class... Rest>
T total(const T first, const Rest... rest) {
  return (first + ... + rest);
}

template <class T>
T looked_at(T &x) {
  return x;
}

template <class T>
T first_two(T *x) {
  return x[0] + x[1];
}

// What templates only look at may belong to the whole group.
extern "C" void templatesRead(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; ++g) {
    int own = g + 1;
    int pair[2] = {2, 3};
    for (int t = 0; t < 8; ++t) b[8 * g + t] = a[8 * g + t] * looked_at(own) + first_two(pair);
  }
}

extern "C" void templates(const int &N, const int *a, int *b, float *f) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    Two<int> pair;
    pair.values[0] = a[i];
    pair.values[1] = twice(a[i]);
    b[i] = pair.sum() * scale<int> + pick(a[i]) + shifted(1) + shifted(1, 2) + total(1, 2, a[i]);
    f[i] = twice<float>(a[i]) + pick(0.5f) + scale<float>;
    b[i] += max(a[i], std::numeric_limits<int>::max() / 2) - std::numeric_limits<int>::min() / 65536;
  }
}
