#line 1 "kernels/templates/class_methods.okl"
// Class templates with methods: constructors, operators, conversions, methods outside of the class, calls of templates.

template <class T>
__device__ T squared(const T x) {
  return x * x;
}

namespace geometry {
template <class T, int N>
struct Vec {
  static constexpr int size = N;
  using Value = T;

  __device__ Vec() = default;
  __device__ explicit Vec(T x);
  __device__ Vec(const T from, const T by) {
    for (int i = 0; i < N; ++i) v[i] = from + i * by;
  }

  __device__ Value operator[](const int i) const { return v[i]; }
  __device__ Vec operator+(const Vec<T, N> &other) const;
  __device__ void operator*=(const T by) {
    for (int i = 0; i < N; ++i) v[i] *= by;
  }
  __device__ operator T() const { return v[0]; }

  __device__ T dot(const Vec &other) const {
    if constexpr (N == 1) {
      return v[0] * other.v[0];
    } else {
      T sum = 0;
      for (int i = 0; i < size; ++i) sum += v[i] * other.v[i];
      return sum;
    }
  }
  __device__ T norm() const { return squared<T>(v[0]) + squared(v[size - 1]); }
  __device__ static Vec<T, N> filled(const T x);

  // Not of these types.
  __device__ auto missing() const { return v[0].missing(); }

  T v[N];
};

template <class T, int N>
__device__ Vec<T, N>::Vec(T x) {
  for (int i = 0; i < N; ++i) v[i] = x;
}

template <class T, int N>
__device__ inline Vec<T, N> Vec<T, N>::operator+(const Vec<T, N> &other) const {
  Vec<T, N> sum(*this);
  for (int i = 0; i < N; ++i) sum.v[i] += other.v[i];
  return sum;
}

template <class U, int M>
__device__ Vec<U, M> Vec<U, M>::filled(const U x) {
  return Vec<U, M>(x);
}
}

template <class T>
struct Line {
  geometry::Vec<T, 2> from, to;
  __device__ T length() const { return (from + to).dot(geometry::Vec<T, 2>::filled(T(2))); }
};

template <class V>
__device__ typename V::Value shifted(V p) {
  p *= 3;
  return p[V::size - 1];
}

extern "C" __global__ __launch_bounds__(16) void _occa_classMethods_0(const int N, const float *x, float *y, int *n) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const geometry::Vec<float, 3> a(x[2 * i], x[2 * i + 1]), b(2.0f);
    geometry::Vec<int, 1> one(i);
    Line<float> line;
    line.from = geometry::Vec<float, 2>(x[2 * i], 2);
    line.to = geometry::Vec<float, 2>::filled(x[2 * i + 1]);
    y[i] = (a + b).dot(b) + line.length() + a.norm() + float(a) + shifted(a);
    n[i] = one.dot(one) + shifted(one);
  } }
}
