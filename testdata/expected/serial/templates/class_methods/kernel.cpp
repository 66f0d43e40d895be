#line 1 "kernels/templates/class_methods.okl"
// Class templates with methods: constructors, operators, conversions, methods outside of the class, calls of templates.

template <class T>
T squared(const T x) {
  return x * x;
}

namespace geometry {
template <class T, int N>
struct Vec {
  static constexpr int size = N;
  using Value = T;

  Vec() = default;
  explicit Vec(T x);
  Vec(const T from, const T by) {
    for (int i = 0; i < N; ++i) v[i] = from + i * by;
  }

  Value operator[](const int i) const { return v[i]; }
  Vec operator+(const Vec<T, N> &other) const;
  void operator*=(const T by) {
    for (int i = 0; i < N; ++i) v[i] *= by;
  }
  operator T() const { return v[0]; }

  T dot(const Vec &other) const {
    if constexpr (N == 1) {
      return v[0] * other.v[0];
    } else {
      T sum = 0;
      for (int i = 0; i < size; ++i) sum += v[i] * other.v[i];
      return sum;
    }
  }
  T norm() const { return squared<T>(v[0]) + squared(v[size - 1]); }
  static Vec<T, N> filled(const T x);

  // Not of these types.
  auto missing() const { return v[0].missing(); }

  T v[N];
};

template <class T, int N>
Vec<T, N>::Vec(T x) {
  for (int i = 0; i < N; ++i) v[i] = x;
}

template <class T, int N>
inline Vec<T, N> Vec<T, N>::operator+(const Vec<T, N> &other) const {
  Vec<T, N> sum(*this);
  for (int i = 0; i < N; ++i) sum.v[i] += other.v[i];
  return sum;
}

template <class U, int M>
Vec<U, M> Vec<U, M>::filled(const U x) {
  return Vec<U, M>(x);
}
}

template <class T>
struct Line {
  geometry::Vec<T, 2> from, to;
  T length() const { return (from + to).dot(geometry::Vec<T, 2>::filled(T(2))); }
};

template <class V>
typename V::Value shifted(V p) {
  p *= 3;
  return p[V::size - 1];
}

extern "C" void classMethods(const int &N, const float *x, float *y, int *n) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const geometry::Vec<float, 3> a(x[2 * i], x[2 * i + 1]), b(2.0f);
    geometry::Vec<int, 1> one(i);
    Line<float> line;
    line.from = geometry::Vec<float, 2>(x[2 * i], 2);
    line.to = geometry::Vec<float, 2>::filled(x[2 * i + 1]);
    y[i] = (a + b).dot(b) + line.length() + a.norm() + float(a) + shifted(a);
    n[i] = one.dot(one) + shifted(one);
  }
}
