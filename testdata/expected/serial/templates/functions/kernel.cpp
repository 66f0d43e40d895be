struct alignas(16) float4 { float x, y, z, w; };
static inline float4 operator+(const float4 &a, const float4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator+(float a, const float4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline float4 &operator+=(float4 &a, const float4 &b) { return a = float4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline float4 &operator+=(float4 &a, float b) { return a = float4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator-(const float4 &a, const float4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline float4 operator-(const float4 &a, float b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline float4 operator-(float a, const float4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline float4 &operator-=(float4 &a, const float4 &b) { return a = float4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline float4 &operator-=(float4 &a, float b) { return a = float4{a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline float4 operator*(const float4 &a, const float4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline float4 operator*(const float4 &a, float b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline float4 operator*(float a, const float4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline float4 &operator*=(float4 &a, const float4 &b) { return a = float4{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline float4 &operator*=(float4 &a, float b) { return a = float4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline float4 operator/(const float4 &a, const float4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline float4 operator/(const float4 &a, float b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline float4 operator/(float a, const float4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static inline float4 &operator/=(float4 &a, const float4 &b) { return a = float4{a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline float4 &operator/=(float4 &a, float b) { return a = float4{a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline float4 operator-(const float4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
#line 1 "kernels/templates/functions.okl"
// Function templates in device code: what instances are made of, and how calls choose them.

#define SQUARE(v) ((v) * (v))

template <class T>
constexpr T third = T(3);

// A type that is deduced, written, or the default.
template <typename T = int>
T twice(T x) {
  return x + x;
}

// A plain function beside the template is another one.
int twice(int x) { return 20 * x; }

template <>
float twice<float>(float x) {
  return 8 * x;
}

// Values.
template <int N>
int power(int x) {
  if constexpr (N == 0) return 1;
  else return x * power<N - 1>(x);
}

template <int N>
constexpr int factorial() {
  if constexpr (constexpr int M = N - 1; M > 0) {
    return N * factorial<M>();
  } else {
    return 1;
  }
}

enum Shade { Dark = 2, Bright = 5 };

template <Shade S, char Letter = 'c', bool IsUp = true, int By = -3>
int shaded(int x) {
  int found = x + By;
  if (S == Bright) found += 100;
  return IsUp ? found + Letter : found - Letter;
}

namespace mesh {
struct Node {
  float a;
  int b, c;
};

// Only the branch for the type of an instance is valid.
template <class T>
auto first_of(const T &from) {
  if constexpr (sizeof(T) == 12) {
    using Copy = T;
    Copy copy = from;
    return copy.a;
  } else if constexpr (sizeof(T) == 8) {
    return from / 2;
  } else {
    return from + 1;
  }
}

template <class T, class From>
void set(T &to, const From by) {
  to = first_of(by) + third<From>;
}

inline namespace now {
template <class A, class B>
auto product(A a, B b) -> decltype(a * b) {
  return SQUARE(a) * b;
}
}
}

template <class T>
static inline T halved(T x) {
  return x / T(2);
}

// Another template of that name.
template <class T>
static inline T halved(T x, T by) {
  return halved(x) + by;
}

// Declared here, defined behind the kernel.
template <class T>
T later(T x);

// The types of its arguments stand behind it, as does what it calls for them.
template <class T>
float area(const T &of) {
  return area_of(of) + 1;
}

struct Box {
  float width, height;
};

float area_of(const Box &box) { return box.width * box.height; }

extern "C" void functionTemplates(const int &N, const int *x, int *y, float *f) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const int v = x[i];
    constexpr int six = factorial<3>();
    int counted[factorial<2>()] = {v, 1};
    y[i] = twice(v) + twice<>(v) + twice<int>(v) + twice<short>(v) + twice((unsigned)v);
    y[i] += power<3>(v) + power<0>(v) + six + counted[1];
    y[i] += shaded<Dark>(v) + 3 * shaded<Bright, '0', false>(v) + 5 * shaded<Dark, 'c', true, 9>(v);
    y[i] += mesh::product(v, 3) + halved(v) + halved(v, 3) + later(v);

    mesh::Node node = {0.5f, v, 1};
    const Box box = {2, 3};
    float4 sides = {1, 2, 3, 4};
    float written = 0;
    mesh::set(written, 0.25f);
    using mesh::first_of;
    sides = twice(sides);
    f[i] = twice(0.25f) + first_of(node) + first_of(v) + first_of(3L) + halved(0.5f) + written;
    f[i] += area(box) + sides.w + later(0.5f) + third<float> + mesh::product(2, 0.25f);
  }
}

template <class T>
T later(T x) {
  return x - 1;
}
