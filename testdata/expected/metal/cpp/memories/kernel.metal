#include <metal_stdlib>
using namespace metal;
#define float3 okl_float3
#define make_float3 okl_make_float3
struct float3 { float x, y, z; };
inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
inline float3 operator+(float3 a, float3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline float3 operator+(float3 a, float b) { return {a.x + b, a.y + b, a.z + b}; }
inline float3 operator+(float a, float3 b) { return {a + b.x, a + b.y, a + b.z}; }
inline device float3 &operator+=(device float3 &a, float3 b) { a = a + b; return a; }
inline threadgroup float3 &operator+=(threadgroup float3 &a, float3 b) { a = a + b; return a; }
inline thread float3 &operator+=(thread float3 &a, float3 b) { a = a + b; return a; }
inline device float3 &operator+=(device float3 &a, float b) { a = a + b; return a; }
inline threadgroup float3 &operator+=(threadgroup float3 &a, float b) { a = a + b; return a; }
inline thread float3 &operator+=(thread float3 &a, float b) { a = a + b; return a; }
inline float3 operator-(float3 a, float3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline float3 operator-(float3 a, float b) { return {a.x - b, a.y - b, a.z - b}; }
inline float3 operator-(float a, float3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline device float3 &operator-=(device float3 &a, float3 b) { a = a - b; return a; }
inline threadgroup float3 &operator-=(threadgroup float3 &a, float3 b) { a = a - b; return a; }
inline thread float3 &operator-=(thread float3 &a, float3 b) { a = a - b; return a; }
inline device float3 &operator-=(device float3 &a, float b) { a = a - b; return a; }
inline threadgroup float3 &operator-=(threadgroup float3 &a, float b) { a = a - b; return a; }
inline thread float3 &operator-=(thread float3 &a, float b) { a = a - b; return a; }
inline float3 operator*(float3 a, float3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline float3 operator*(float3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
inline float3 operator*(float a, float3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline device float3 &operator*=(device float3 &a, float3 b) { a = a * b; return a; }
inline threadgroup float3 &operator*=(threadgroup float3 &a, float3 b) { a = a * b; return a; }
inline thread float3 &operator*=(thread float3 &a, float3 b) { a = a * b; return a; }
inline device float3 &operator*=(device float3 &a, float b) { a = a * b; return a; }
inline threadgroup float3 &operator*=(threadgroup float3 &a, float b) { a = a * b; return a; }
inline thread float3 &operator*=(thread float3 &a, float b) { a = a * b; return a; }
inline float3 operator/(float3 a, float3 b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
inline float3 operator/(float3 a, float b) { return {a.x / b, a.y / b, a.z / b}; }
inline float3 operator/(float a, float3 b) { return {a / b.x, a / b.y, a / b.z}; }
inline device float3 &operator/=(device float3 &a, float3 b) { a = a / b; return a; }
inline threadgroup float3 &operator/=(threadgroup float3 &a, float3 b) { a = a / b; return a; }
inline thread float3 &operator/=(thread float3 &a, float3 b) { a = a / b; return a; }
inline device float3 &operator/=(device float3 &a, float b) { a = a / b; return a; }
inline threadgroup float3 &operator/=(threadgroup float3 &a, float b) { a = a / b; return a; }
inline thread float3 &operator/=(thread float3 &a, float b) { a = a / b; return a; }
inline float3 operator-(float3 a) { return {-a.x, -a.y, -a.z}; }
inline float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float length(float3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
inline float3 normalize(float3 a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
inline float3 clamp(float3 a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
inline float3 clamp(float3 a, float3 low, float3 high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
#line 1 "kernels/cpp/memories.okl"
// References, methods, operators and templates over global, shared and private memory; vectors of single
// precision; names that a device has another meaning for.



#define p_n 16

struct Complex {
  float re, im;
  Complex operator*(thread const Complex &other) const {
    return {re * other.re - im * other.im, re * other.im + im * other.re};
  }
  thread Complex &operator+=(thread const Complex &other) {
    re += other.re;
    im += other.im;
    return *this;
  }
  float norm() const { return re * re + im * im; }
};

// Called with references to all memories.
inline void addTo__gp(device float &to, thread const float &value) { to += value; }
#line 22 "kernels/cpp/memories.okl"
inline void addTo__lg(threadgroup float &to, device const float &value) { to += value; }
#line 22 "kernels/cpp/memories.okl"
inline void addTo__lp(threadgroup float &to, thread const float &value) { to += value; }
#line 22 "kernels/cpp/memories.okl"
inline void addTo__pp(thread float &to, thread const float &value) { to += value; }
inline float first__g(device const float *values, const int count) { return count > 0 ? values[0] : 0.0f; }
#line 23 "kernels/cpp/memories.okl"
inline float first__l(threadgroup const float *values, const int count) { return count > 0 ? values[0] : 0.0f; }

template <class T>
inline T square(const T x) {
  return x * x;
}

// Devices have functions of these names.
inline float _occa_length(thread const Complex &z) { return sqrt(z.norm()); }
inline float _occa_mix(float a, float b, float t) { return a + (b - a) * t; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_memories_0(constant const int &N [[buffer(0)]], device const float *x [[buffer(1)]], device float *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[16];
  threadgroup Complex c[16];
#line 35 "kernels/cpp/memories.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x;
      float own = 0;
      thread float &alias = own;
      alias += x[g + t];
      addTo__pp(own, 1.0f);
      s[t] = 0;
      addTo__lp(s[t], own);
      addTo__lg(s[t], x[g + t]);
      Complex z = {own, x[g + t]};
      z += z * Complex{0.5f, 0.25f};
      c[t] = z;
      y[g + t] = 0;
      addTo__gp(y[g + t], square(own));
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 52 "kernels/cpp/memories.okl"
    { int t = (int)_occa_thread_position.x;
      const int _occa_device = p_n - 1 - t;
      const Complex other = c[_occa_device];
      const float _occa_half = 0.5f;
      const auto &row = s[_occa_device];
      y[g + t] += row + _occa_length(other) + _occa_mix(s[t], row, _occa_half) + metal::fmax(other.re, 0.5f) + first__l(s + t, 1) +
                  first__g(x + g + t, 1);
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_vectors_0(constant const int &N [[buffer(0)]], device const float4 *a [[buffer(1)]], device float4 *b [[buffer(2)]], constant const float4 &_occa_arg_3 [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const float4 shift = _occa_arg_3;
#line 64 "kernels/cpp/memories.okl"
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    float3 p = {a[i].x, a[i].y, a[i].z};
    p = 2.0f * p + make_float3(1.0f, 2.0f, 3.0f);
    p *= 0.5f;
    const float4 q = a[i] + shift;
    b[i] = float4(p.x, dot(p, p), fabs(p.z) + rsqrt(1.0f + dot(p, p)), clamp(q.w, -1.0f, 1.0f));
    b[i].x += normalize(make_float3(p.x, 2.0f, p.z)).y;
  } }
}
