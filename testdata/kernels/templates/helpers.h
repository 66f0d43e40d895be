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
