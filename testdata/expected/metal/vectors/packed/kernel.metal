#include <metal_stdlib>
using namespace metal;
#define char3 okl_char3
#define make_char3 okl_make_char3
struct char3 { char x, y, z; };
inline char3 make_char3(char x, char y, char z) { return {x, y, z}; }
inline device char3 &operator+=(device char3 &a, char3 b) { a = char3{(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z)}; return a; }
inline threadgroup char3 &operator+=(threadgroup char3 &a, char3 b) { a = char3{(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z)}; return a; }
inline thread char3 &operator+=(thread char3 &a, char3 b) { a = char3{(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z)}; return a; }
inline char3 operator*(char3 a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b)}; }
inline char3 operator-(char3 a) { return {(char)(-a.x), (char)(-a.y), (char)(-a.z)}; }
#define float3 okl_float3
#define make_float3 okl_make_float3
struct float3 { float x, y, z; };
inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
inline float3 operator+(float3 a, float3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline float3 operator+(float3 a, float b) { return {a.x + b, a.y + b, a.z + b}; }
inline device float3 &operator+=(device float3 &a, float3 b) { a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; return a; }
inline threadgroup float3 &operator+=(threadgroup float3 &a, float3 b) { a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; return a; }
inline thread float3 &operator+=(thread float3 &a, float3 b) { a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; return a; }
inline float3 operator-(float3 a, float3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline device float3 &operator-=(device float3 &a, float3 b) { a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; return a; }
inline threadgroup float3 &operator-=(threadgroup float3 &a, float3 b) { a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; return a; }
inline thread float3 &operator-=(thread float3 &a, float3 b) { a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; return a; }
inline float3 operator*(float3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
inline device float3 &operator*=(device float3 &a, float b) { a = float3{a.x * b, a.y * b, a.z * b}; return a; }
inline threadgroup float3 &operator*=(threadgroup float3 &a, float b) { a = float3{a.x * b, a.y * b, a.z * b}; return a; }
inline thread float3 &operator*=(thread float3 &a, float b) { a = float3{a.x * b, a.y * b, a.z * b}; return a; }
inline float3 operator/(float3 a, float b) { return {a.x / b, a.y / b, a.z / b}; }
inline float3 operator-(float3 a) { return {-a.x, -a.y, -a.z}; }
inline float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float length(float3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
inline float3 normalize(float3 a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
inline float3 clamp(float3 a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
#define int3 okl_int3
struct int3 { int x, y, z; };
inline int3 operator+(int3 a, int3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline device int3 &operator+=(device int3 &a, int b) { a = int3{a.x + b, a.y + b, a.z + b}; return a; }
inline threadgroup int3 &operator+=(threadgroup int3 &a, int b) { a = int3{a.x + b, a.y + b, a.z + b}; return a; }
inline thread int3 &operator+=(thread int3 &a, int b) { a = int3{a.x + b, a.y + b, a.z + b}; return a; }
inline device int3 &operator-=(device int3 &a, int3 b) { a = int3{a.x - b.x, a.y - b.y, a.z - b.z}; return a; }
inline threadgroup int3 &operator-=(threadgroup int3 &a, int3 b) { a = int3{a.x - b.x, a.y - b.y, a.z - b.z}; return a; }
inline thread int3 &operator-=(thread int3 &a, int3 b) { a = int3{a.x - b.x, a.y - b.y, a.z - b.z}; return a; }
inline int3 operator*(int3 a, int3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline int3 operator%(int3 a, int b) { return {a.x % b, a.y % b, a.z % b}; }
inline int3 operator&(int3 a, int b) { return {a.x & b, a.y & b, a.z & b}; }
inline device int3 &operator|=(device int3 &a, int b) { a = int3{a.x | b, a.y | b, a.z | b}; return a; }
inline threadgroup int3 &operator|=(threadgroup int3 &a, int b) { a = int3{a.x | b, a.y | b, a.z | b}; return a; }
inline thread int3 &operator|=(thread int3 &a, int b) { a = int3{a.x | b, a.y | b, a.z | b}; return a; }
inline int3 operator<<(int3 a, int b) { return {a.x << b, a.y << b, a.z << b}; }
inline int3 operator>>(int3 a, int b) { return {a.x >> b, a.y >> b, a.z >> b}; }
#define ushort3 okl_ushort3
struct ushort3 { unsigned short x, y, z; };
inline device ushort3 &operator-=(device ushort3 &a, ushort3 b) { a = ushort3{(unsigned short)(a.x - b.x), (unsigned short)(a.y - b.y), (unsigned short)(a.z - b.z)}; return a; }
inline threadgroup ushort3 &operator-=(threadgroup ushort3 &a, ushort3 b) { a = ushort3{(unsigned short)(a.x - b.x), (unsigned short)(a.y - b.y), (unsigned short)(a.z - b.z)}; return a; }
inline thread ushort3 &operator-=(thread ushort3 &a, ushort3 b) { a = ushort3{(unsigned short)(a.x - b.x), (unsigned short)(a.y - b.y), (unsigned short)(a.z - b.z)}; return a; }
inline ushort3 operator^(ushort3 a, ushort3 b) { return {(unsigned short)(a.x ^ b.x), (unsigned short)(a.y ^ b.y), (unsigned short)(a.z ^ b.z)}; }
#line 1 "kernels/vectors/packed.okl"
// Arrays of three numbers, which are packed everywhere: whole, by part, compound, through pointers and functions.

inline float3 turned(const float3 v) { return make_float3(v.z, v.x, v.y); }

inline void push__g(device float3 *place, const float3 by) { *place += by; }
#line 5 "kernels/vectors/packed.okl"
inline void push__p(thread float3 *place, const float3 by) { *place += by; }

device inline float3 *behind(device float3 *p, const int n) { return p + n; }

inline float3 longer(const float3 a, const float3 b) { return dot(a, a) < dot(b, b) ? b : a; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_whole_0(constant const int &N [[buffer(0)]], constant const float3 &_occa_arg_1 [[buffer(1)]], device const float3 *a [[buffer(2)]], device float3 *b [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  const float3 shift = _occa_arg_1;
#line 12 "kernels/vectors/packed.okl"
  { int i_tile = 16 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) {
    float3 v = a[i], w = {v.x, 2.0f};
    const float3 none = {}, u{v};
    b[i] = a[i];
    b[i] += turned(v) * 2.0f - shift / 4.0f;
    b[i] *= i % 2 ? 0.5f : 2;
    b[i] -= -w;
    push__g(&b[i], none + 1);
    push__p(&v, w);
    b[i].x = b[i].y + v.z;
    b[i].y -= 2;
    b[i] = i % 3 ? float3(b[i]) : float3(v);
    b[i] = i % 5 ? longer(b[i], u) : turned(b[i]);
    b[i] = i % 7 ? b[i] : a[i];
    (*behind(b, i)).z += (turned(v) + v).y;
    b[i] = clamp(b[i], -3, 3.0) + normalize(w) * length(v);
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shifted_0(constant const int &N [[buffer(0)]], device const int3 *a [[buffer(1)]], device int3 *b [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int3 s[16];
#line 32 "kernels/vectors/packed.okl"
  { int g = 16 * (int)group_position.x;
    
    int3 mine;
    { int i = g + (int)thread_position.x;
      mine = i < N ? int3(a[i]) : int3(int3{1, 2});
      s[i - g] = mine << 1;
      s[i - g].y ^= i;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 40 "kernels/vectors/packed.okl"
    { int i = g + (int)thread_position.x;
      threadgroup int3 *next = &s[15 - (i - g)];
      if (i < N) {
        b[i] = *next % 7 + (mine & 255) * mine;
        b[i].z += next->y;
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 47 "kernels/vectors/packed.okl"
    { int i = g + (int)thread_position.x;
      s[i - g] |= 3;
      s[i - g] += s[i - g].x;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 51 "kernels/vectors/packed.okl"
    { int i = g + (int)thread_position.x;
      if (i < N) b[i] -= s[15 - (i - g)] >> 1;
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_narrow_0(constant const int &N [[buffer(0)]], device const char3 *a [[buffer(1)]], device const ushort3 *u [[buffer(2)]], device char3 *b [[buffer(3)]], device ushort3 *v [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int i_tile = 16 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) {
    char3 c = a[i];
    c += make_char3(1, -2, 100);
    c = -c * 3;
    b[i] = c;
    b[i].y += i;
    ushort3 w[2] = {{1, 2, 3}, u[i]};
    w[0] -= w[1];
    v[i] = w[0] ^ w[1];
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_casts_0(constant const int &N [[buffer(0)]], device const float *a [[buffer(1)]], device float *b [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int i_tile = 16 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) {
    device const float3 *from = (device const float3 *)a;
    device float3 *to = (device float3 *)(b + 3);
    to[i] = from[i] + from[0];
    device float *part = (device float *)(to + i);
    part[1] += 0.5f;
    device float4 *wide = (device float4 *)(b + 4 * ((3 * N + 6) / 4));
    wide[i] = float4(from[i].x, from[i].y, from[i].z, part[2]);
    wide[i] += 1.0f;
  } }
}
