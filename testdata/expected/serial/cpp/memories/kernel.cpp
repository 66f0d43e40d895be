#include <cmath>
using std::fmax;
template <class okl_T>
static inline auto rsqrtf(okl_T a) { return 1 / std::sqrt(a); }
struct float3 { float x, y, z; };
static inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
static inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static inline float3 operator+(float a, const float3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 &operator+=(float3 &a, float b) { return a = float3{a.x + b, a.y + b, a.z + b}; }
static inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 operator-(const float3 &a, float b) { return {a.x - b, a.y - b, a.z - b}; }
static inline float3 operator-(float a, const float3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static inline float3 &operator-=(float3 &a, const float3 &b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 &operator-=(float3 &a, float b) { return a = float3{a.x - b, a.y - b, a.z - b}; }
static inline float3 operator*(const float3 &a, const float3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static inline float3 operator*(float a, const float3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static inline float3 &operator*=(float3 &a, const float3 &b) { return a = float3{a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
static inline float3 operator/(const float3 &a, const float3 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
static inline float3 operator/(const float3 &a, float b) { return {a.x / b, a.y / b, a.z / b}; }
static inline float3 operator/(float a, const float3 &b) { return {a / b.x, a / b.y, a / b.z}; }
static inline float3 &operator/=(float3 &a, const float3 &b) { return a = float3{a.x / b.x, a.y / b.y, a.z / b.z}; }
static inline float3 &operator/=(float3 &a, float b) { return a = float3{a.x / b, a.y / b, a.z / b}; }
static inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline float length(const float3 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline float3 normalize(const float3 &a) { const float n = std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static inline float3 clamp(const float3 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
static inline float3 clamp(const float3 &a, const float3 &low, const float3 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
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
static inline float dot(const float4 &a, const float4 &b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
static inline float length(const float4 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
static inline float4 normalize(const float4 &a) { const float n = std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); return {a.x / n, a.y / n, a.z / n, a.w / n}; }
static inline float4 clamp(const float4 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static inline float4 clamp(const float4 &a, const float4 &low, const float4 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/cpp/memories.okl"
// References, methods, operators and templates over global, shared and private memory; vectors of single
// precision; names that a device has another meaning for.

#include <cmath>

#define p_n 16

struct Complex {
  float re, im;
  Complex operator*(const Complex &other) const {
    return {re * other.re - im * other.im, re * other.im + im * other.re};
  }
  Complex &operator+=(const Complex &other) {
    re += other.re;
    im += other.im;
    return *this;
  }
  float norm() const { return re * re + im * im; }
};

// Called with references to all memories.
inline void addTo(float &to, const float &value) { to += value; }
inline float first(const float *values, const int count) { return count > 0 ? values[0] : 0.0f; }

template <class T>
inline T square(const T x) {
  return x * x;
}

// Devices have functions of these names.
inline float length(const Complex &z) { return sqrtf(z.norm()); }
inline float mix(float a, float b, float t) { return a + (b - a) * t; }

extern "C" void memories(const int &N, const float *x, float *y) {
  for (int g = 0; g < N; g += p_n) {
    alignas(64) float s[p_n];
    alignas(64) Complex c[p_n];
    for (int t = 0; t < p_n; ++t) {
      float own = 0;
      float &alias = own;
      alias += x[g + t];
      addTo(own, 1.0f);
      s[t] = 0;
      addTo(s[t], own);
      addTo(s[t], x[g + t]);
      Complex z = {own, x[g + t]};
      z += z * Complex{0.5f, 0.25f};
      c[t] = z;
      y[g + t] = 0;
      addTo(y[g + t], square(own));
    }
    for (int t = 0; t < p_n; ++t) {
      const int device = p_n - 1 - t;
      const Complex other = c[device];
      const float half = 0.5f;
      const auto &row = s[device];
      y[g + t] += row + length(other) + mix(s[t], row, half) + std::fmax(other.re, 0.5f) + first(s + t, 1) +
                  first(x + g + t, 1);
    }
  }
}

extern "C" void vectors(const int &N, const float4 *a, float4 *b, const float4 &shift) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    float3 p = {a[i].x, a[i].y, a[i].z};
    p = 2.0f * p + make_float3(1.0f, 2.0f, 3.0f);
    p *= 0.5f;
    const float4 q = a[i] + shift;
    b[i] = make_float4(p.x, dot(p, p), fabsf(p.z) + rsqrtf(1.0f + dot(p, p)), clamp(q.w, -1.0f, 1.0f));
    b[i].x += normalize(make_float3(p.x, 2.0f, p.z)).y;
  }
}
