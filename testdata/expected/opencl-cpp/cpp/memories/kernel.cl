#define float3 okl_float3
#define make_float3 okl_make_float3
struct float3 { float x, y, z; };
inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
inline float3 operator+(float3 a, float3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline float3 operator+(float3 a, float b) { return {a.x + b, a.y + b, a.z + b}; }
inline float3 operator+(float a, float3 b) { return {a + b.x, a + b.y, a + b.z}; }
inline float3 &operator+=(float3 &a, float3 b) { return a = a + b; }
inline float3 &operator+=(float3 &a, float b) { return a = a + b; }
inline float3 operator-(float3 a, float3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline float3 operator-(float3 a, float b) { return {a.x - b, a.y - b, a.z - b}; }
inline float3 operator-(float a, float3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline float3 &operator-=(float3 &a, float3 b) { return a = a - b; }
inline float3 &operator-=(float3 &a, float b) { return a = a - b; }
inline float3 operator*(float3 a, float3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline float3 operator*(float3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
inline float3 operator*(float a, float3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline float3 &operator*=(float3 &a, float3 b) { return a = a * b; }
inline float3 &operator*=(float3 &a, float b) { return a = a * b; }
inline float3 operator/(float3 a, float3 b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
inline float3 operator/(float3 a, float b) { return {a.x / b, a.y / b, a.z / b}; }
inline float3 operator/(float a, float3 b) { return {a / b.x, a / b.y, a / b.z}; }
inline float3 &operator/=(float3 &a, float3 b) { return a = a / b; }
inline float3 &operator/=(float3 &a, float b) { return a = a / b; }
inline float3 operator-(float3 a) { return {-a.x, -a.y, -a.z}; }
inline float okl_dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float okl_length(float3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
inline float3 okl_normalize(float3 a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
inline float3 okl_clamp(float3 a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
inline float3 okl_clamp(float3 a, float3 low, float3 high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
inline float okl_dot(float4 a, float4 b) { return dot(a, b); }
inline float okl_length(float4 a) { return length(a); }
inline float4 okl_normalize(float4 a) { return normalize(a); }
inline float4 okl_clamp(float4 a, float b, float c) { return clamp(a, b, c); }
inline float4 okl_clamp(float4 a, float4 b, float4 c) { return clamp(a, b, c); }
template <class okl_A, class okl_B, class okl_C, class = decltype(okl_A() < okl_B())>
inline auto okl_clamp(okl_A x, okl_B low, okl_C high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/cpp/memories.okl"
// References, methods, operators and templates over global, shared and private memory; vectors of single
// precision; names that a device has another meaning for.



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
inline float _occa_length(const Complex &z) { return sqrt(z.norm()); }
inline float _occa_mix(float a, float b, float t) { return a + (b - a) * t; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_memories_0(const int N, __global const float *x, __global float *y) {
  __local float s[16];
  __local Complex c[16];
#line 35 "kernels/cpp/memories.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
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
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 52 "kernels/cpp/memories.okl"
    { int t = (int)get_local_id(0);
      const int device = p_n - 1 - t;
      const Complex other = c[device];
      const float _occa_half = 0.5f;
      const auto &row = s[device];
      y[g + t] += row + _occa_length(other) + _occa_mix(s[t], row, _occa_half) + fmax(other.re, 0.5f) + first(s + t, 1) +
                  first(x + g + t, 1);
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_vectors_0(const int N, __global const float4 *a, __global float4 *b, const float4 shift) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    float3 p = {a[i].x, a[i].y, a[i].z};
    p = 2.0f * p + make_float3(1.0f, 2.0f, 3.0f);
    p *= 0.5f;
    const float4 q = a[i] + shift;
    b[i] = (float4)(p.x, okl_dot(p, p), fabs(p.z) + rsqrt(1.0f + okl_dot(p, p)), clamp(q.w, -1.0f, 1.0f));
    b[i].x += okl_normalize(make_float3(p.x, 2.0f, p.z)).y;
  } }
}
