static __host__ __device__ inline float4 operator+(const float4 &a, const float4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline float4 operator+(float a, const float4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static __host__ __device__ inline float4 &operator+=(float4 &a, const float4 &b) { return a = float4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline float4 &operator+=(float4 &a, float b) { return a = float4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline float4 operator-(const float4 &a, const float4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline float4 operator-(const float4 &a, float b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline float4 operator-(float a, const float4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static __host__ __device__ inline float4 &operator-=(float4 &a, const float4 &b) { return a = float4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline float4 &operator-=(float4 &a, float b) { return a = float4{a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline float4 operator*(const float4 &a, const float4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline float4 operator*(const float4 &a, float b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline float4 operator*(float a, const float4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static __host__ __device__ inline float4 &operator*=(float4 &a, const float4 &b) { return a = float4{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline float4 &operator*=(float4 &a, float b) { return a = float4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline float4 operator/(const float4 &a, const float4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static __host__ __device__ inline float4 operator/(const float4 &a, float b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static __host__ __device__ inline float4 operator/(float a, const float4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static __host__ __device__ inline float4 &operator/=(float4 &a, const float4 &b) { return a = float4{a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static __host__ __device__ inline float4 &operator/=(float4 &a, float b) { return a = float4{a.x / b, a.y / b, a.z / b, a.w / b}; }
static __host__ __device__ inline float4 operator-(const float4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
static __host__ __device__ inline float length(const float4 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
#line 1 "kernels/templates/classes.okl"
// Class templates in device code: their instances in all memories, in each other, in functions and in structs.

template <typename T, int N = 2>
struct Vec {
  using Value = T;
  static constexpr int size = N;
  Value v[size];

  // Nothing calls these, so no instance has them.
  __device__ T sum() const { return v[0].sum(); }
  __device__ bool operator==(const Vec &other) const;
};

template <typename T, int N>
__device__ bool Vec<T, N>::operator==(const Vec<T, N> &other) const {
  return v[0] == other.v[0];
}

// A name that an instance must not take.
struct Vec_int_2 {
  int sign;
};

namespace mesh {
// Another template of that name.
template <class T, int N>
struct Vec {
  T w[N + 1];
};

template <class A, class B = ::Vec<A, 2>>
struct Pair {
  A first;
  B second;
};

struct Late;
template <class T>
struct Ref {
  const T *to;
  int at;
};
__device__ int found(const Ref<Late> &ref);
struct Late {
  Vec<int, 1> own;
  Pair<short> pair;
};
}

// Specialisations.
template <class T, int N>
struct Box {
  T all[N];
};
template <class T>
struct Box<T, 1> {
  T only;
};
template <class T, int N>
struct Box<Vec<T, N>, 2> {
  T flat[2 * N];
};
template <>
struct Box<float, 4> {
  float4 all;
};

// Recursion.
template <int N>
struct Sum {
  Sum<N - 1> rest;
  int last;
};
template <>
struct Sum<0> {
  int last;
};

template <class T>
struct Node;
template <class T>
struct Edge {
  const Node<T> *from;
  T weight;
};
template <class T>
struct Node {
  const Edge<T> *first;
  T value;
};

template <class T>
using Three = Vec<T, 3>;
using Point = Three<float>;
typedef mesh::Pair<int, Point> Numbered;

struct Cell {
  Vec<int, 2> at;
  mesh::Pair<float> data;
};

template <class T, int N>
__device__ Vec<T, N> plus(const Vec<T, N> &a, const Vec<T, N> &b) {
  Vec<T, N> sum = a;
  for (int i = 0; i < Vec<T, N>::size; ++i) sum.v[i] += b.v[i];
  return sum;
}

template <class V>
__device__ typename V::Value last(const V &all) {
  const V copy = all;
  return copy.v[V::size - 1];
}

__device__ float length(const Vec<float, 3> p) { return p.v[0] + p.v[1] + p.v[2]; }

__device__ int mesh::found(const mesh::Ref<mesh::Late> &ref) { return ref.to->own.w[ref.at] + ref.to->pair.second.v[1]; }

template <int N>
__device__ int total(const Sum<N> &of) {
  if constexpr (N == 0) return of.last;
  else return of.last + total<N - 1>(of.rest);
}

template <class T>
__device__ T weighed(const Edge<T> edge) {
  const Node<T> *from = edge.from;
  return edge.weight * from->value;
}

// Nobody calls it.

#line 134 "kernels/templates/classes.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_classTemplates_0(const int N, const Vec<float, 3> *x, Vec<float, 3> *y, Cell *cells, const Point by) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ Point s[8];
    mesh::Pair<int, Vec<float, 3>> own;
    { int t = (int)threadIdx.x;
      own.first = g + t;
      if (g + t < N) {
        s[t] = x[g + t];
        own.second = plus(x[g + t], by);
      }
    }
    __syncthreads();
#line 145 "kernels/templates/classes.okl"
    { int t = (int)threadIdx.x;
      if (g + t < N) {
        const int other = g + 7 - t < N ? 7 - t : t;
        y[g + t] = plus(s[other], own.second);
        Numbered numbered;
        numbered.first = own.first;
        numbered.second = s[other];
        Cell &cell = cells[g + t];
        cell.at.v[0] += numbered.first;
        cell.data.first = length(numbered.second);
        cell.data.second.v[1] = last(s[other]);
      }
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_classSpecialisations_0(const int N, const int *x, int *y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    Box<int, 3> three = {{x[i], 2, 3}};
    Box<int, 1> one = {4};
    Box<Vec<int, 2>, 2> flat = {{1, 2, 3, x[i]}};
    Box<float, 4> four = {};
    four.all.y = 0.5f;
    const Vec<int, 2> two = {{x[i], 7}};
    const Vec_int_2 sign = {-1};
    mesh::Vec<int, 2> w = {{1, 2, x[i]}};
    Vec<Vec<int, 2>, 2> nested = {{{{1, 2}}, {{3, x[i]}}}};
    Sum<2> sum = {{{x[i]}, 10}, 100};
    const int sizes = sizeof(Vec<short, 20>) + (int)sizeof(three);
    y[i] = three.all[0] + one.only + flat.flat[3] + sign.sign * plus(two, two).v[0] + w.w[2] + nested.v[1].v[1];
    y[i] += total(sum) + sizes + last(two) + Vec<char, 11>::size;
  } }
}

// Pointers to memory of the device.
extern "C" __global__ __launch_bounds__(16) void _occa_classPointers_0(const int N, const Node<float> *nodes, const mesh::Late *late, const int *x, float *y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const Edge<float> edge = {&nodes[N - 1 - i], 2};
    const mesh::Ref<mesh::Late> ref = {&late[i], 1};
    const Vec<int, 1> *first = (const Vec<int, 1> *)(x + i);
    y[i] = weighed(edge) + mesh::found(ref) + first->v[0];
  } }
}
