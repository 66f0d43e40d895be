#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
static __host__ __device__ inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline float3 operator+(float a, const float3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static __host__ __device__ inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 &operator+=(float3 &a, float b) { return a = float3{a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline float3 operator-(const float3 &a, float b) { return {a.x - b, a.y - b, a.z - b}; }
static __host__ __device__ inline float3 operator-(float a, const float3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static __host__ __device__ inline float3 &operator-=(float3 &a, const float3 &b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline float3 &operator-=(float3 &a, float b) { return a = float3{a.x - b, a.y - b, a.z - b}; }
static __host__ __device__ inline float3 operator*(const float3 &a, const float3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static __host__ __device__ inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 operator*(float a, const float3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static __host__ __device__ inline float3 &operator*=(float3 &a, const float3 &b) { return a = float3{a.x * b.x, a.y * b.y, a.z * b.z}; }
static __host__ __device__ inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 operator/(const float3 &a, const float3 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
static __host__ __device__ inline float3 operator/(const float3 &a, float b) { return {a.x / b, a.y / b, a.z / b}; }
static __host__ __device__ inline float3 operator/(float a, const float3 &b) { return {a / b.x, a / b.y, a / b.z}; }
static __host__ __device__ inline float3 &operator/=(float3 &a, const float3 &b) { return a = float3{a.x / b.x, a.y / b.y, a.z / b.z}; }
static __host__ __device__ inline float3 &operator/=(float3 &a, float b) { return a = float3{a.x / b, a.y / b, a.z / b}; }
static __host__ __device__ inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static __host__ __device__ inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __host__ __device__ inline float length(const float3 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static __host__ __device__ inline float3 normalize(const float3 &a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static __host__ __device__ inline float3 clamp(const float3 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
static __host__ __device__ inline float3 clamp(const float3 &a, const float3 &low, const float3 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
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
static __host__ __device__ inline float dot(const float4 &a, const float4 &b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
static __host__ __device__ inline float length(const float4 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
static __host__ __device__ inline float4 normalize(const float4 &a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); return {a.x / n, a.y / n, a.z / n, a.w / n}; }
static __host__ __device__ inline float4 clamp(const float4 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static __host__ __device__ inline float4 clamp(const float4 &a, const float4 &low, const float4 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static __host__ __device__ inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/cpp/memories.okl"
// References, methods, operators and templates over global, shared and private memory; vectors of single
// precision; names that a device has another meaning for.

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cmath>
#else
#include <cmath>
#endif

#line 6 "kernels/cpp/memories.okl"
#define p_n 16

struct Complex {
  float re, im;
  __device__ Complex operator*(const Complex &other) const {
    return {re * other.re - im * other.im, re * other.im + im * other.re};
  }
  __device__ Complex &operator+=(const Complex &other) {
    re += other.re;
    im += other.im;
    return *this;
  }
  __device__ float norm() const { return re * re + im * im; }
};

// Called with references to all memories.
__device__ inline void addTo(float &to, const float &value) { to += value; }
__device__ inline float first(const float *values, const int count) { return count > 0 ? values[0] : 0.0f; }

template <class T>
__device__ inline T square(const T x) {
  return x * x;
}

// Devices have functions of these names.
__device__ inline float length(const Complex &z) { return sqrtf(z.norm()); }
__device__ inline float mix(float a, float b, float t) { return a + (b - a) * t; }

extern "C" __global__ __launch_bounds__(16) void _occa_memories_0(const int N, const float *x, float *y) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ float s[p_n];
    __shared__ Complex c[p_n];
    { int t = (int)threadIdx.x;
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
    __syncthreads();
#line 52 "kernels/cpp/memories.okl"
    { int t = (int)threadIdx.x;
      const int device = p_n - 1 - t;
      const Complex other = c[device];
      const float half = 0.5f;
      const auto &row = s[device];
      y[g + t] += row + length(other) + mix(s[t], row, half) + okl_std::fmax(other.re, 0.5f) + first(s + t, 1) +
                  first(x + g + t, 1);
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_vectors_0(const int N, const float4 *a, float4 *b, const float4 shift) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    float3 p = {a[i].x, a[i].y, a[i].z};
    p = 2.0f * p + make_float3(1.0f, 2.0f, 3.0f);
    p *= 0.5f;
    const float4 q = a[i] + shift;
    b[i] = make_float4(p.x, dot(p, p), fabsf(p.z) + rsqrtf(1.0f + dot(p, p)), clamp(q.w, -1.0f, 1.0f));
    b[i].x += normalize(make_float3(p.x, 2.0f, p.z)).y;
  } }
}
