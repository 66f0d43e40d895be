#include <cmath>
struct char3 { char x, y, z; };
static inline char3 make_char3(char x, char y, char z) { return {x, y, z}; }
static inline char3 &operator+=(char3 &a, const char3 &b) { return a = char3{(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z)}; }
static inline char3 operator*(const char3 &a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b)}; }
static inline char3 operator-(const char3 &a) { return {(char)(-a.x), (char)(-a.y), (char)(-a.z)}; }
struct float3 { float x, y, z; };
static inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
static inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 &operator-=(float3 &a, const float3 &b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
static inline float3 operator/(const float3 &a, float b) { return {a.x / b, a.y / b, a.z / b}; }
static inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline float length(const float3 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline float3 normalize(const float3 &a) { const float n = std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static inline float3 clamp(const float3 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
static inline float4 &operator+=(float4 &a, float b) { return a = float4{a.x + b, a.y + b, a.z + b, a.w + b}; }
struct int3 { int x, y, z; };
static inline int3 operator+(const int3 &a, const int3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline int3 &operator+=(int3 &a, int b) { return a = int3{a.x + b, a.y + b, a.z + b}; }
static inline int3 &operator-=(int3 &a, const int3 &b) { return a = int3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline int3 operator*(const int3 &a, const int3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline int3 operator%(const int3 &a, int b) { return {a.x % b, a.y % b, a.z % b}; }
static inline int3 operator&(const int3 &a, int b) { return {a.x & b, a.y & b, a.z & b}; }
static inline int3 &operator|=(int3 &a, int b) { return a = int3{a.x | b, a.y | b, a.z | b}; }
static inline int3 operator<<(const int3 &a, int b) { return {a.x << b, a.y << b, a.z << b}; }
static inline int3 operator>>(const int3 &a, int b) { return {a.x >> b, a.y >> b, a.z >> b}; }
struct ushort3 { unsigned short x, y, z; };
static inline ushort3 &operator-=(ushort3 &a, const ushort3 &b) { return a = ushort3{(unsigned short)(a.x - b.x), (unsigned short)(a.y - b.y), (unsigned short)(a.z - b.z)}; }
static inline ushort3 operator^(const ushort3 &a, const ushort3 &b) { return {(unsigned short)(a.x ^ b.x), (unsigned short)(a.y ^ b.y), (unsigned short)(a.z ^ b.z)}; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/vectors/packed.okl"
// Arrays of three numbers, which are packed everywhere: whole, by part, compound, through pointers and functions.

inline float3 turned(const float3 v) { return make_float3(v.z, v.x, v.y); }

inline void push(float3 *place, const float3 by) { *place += by; }

inline float3 *behind(float3 *p, const int n) { return p + n; }

inline float3 longer(const float3 a, const float3 b) { return dot(a, a) < dot(b, b) ? b : a; }

extern "C" void whole(const int &N, const float3 &shift, const float3 *a, float3 *b) {
  #pragma omp parallel for
#line 12 "kernels/vectors/packed.okl"
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    float3 v = a[i], w = {v.x, 2.0f};
    const float3 none = {}, u{v};
    b[i] = a[i];
    b[i] += turned(v) * 2.0f - shift / 4.0f;
    b[i] *= i % 2 ? 0.5f : 2;
    b[i] -= -w;
    push(&b[i], none + 1);
    push(&v, w);
    b[i].x = b[i].y + v.z;
    b[i].y -= 2;
    b[i] = i % 3 ? b[i] : v;
    b[i] = i % 5 ? longer(b[i], u) : turned(b[i]);
    b[i] = i % 7 ? b[i] : a[i];
    (*behind(b, i)).z += (turned(v) + v).y;
    b[i] = clamp(b[i], -3, 3.0) + normalize(w) * length(v);
  }
}

extern "C" void shifted(const int &N, const int3 *a, int3 *b) {
  #pragma omp parallel for
#line 32 "kernels/vectors/packed.okl"
  for (int g = 0; g < N; g += 16) {
    alignas(64) int3 s[16];
    alignas(64) int3 mine[16];
    for (int i = g; i < g + 16; ++i) { const unsigned long long item = (unsigned long long)i - g;
      mine[item] = i < N ? a[i] : int3{1, 2};
      s[i - g] = mine[item] << 1;
      s[i - g].y ^= i;
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) { const unsigned long long item = (unsigned long long)i - g;
      int3 *next = &s[15 - (i - g)];
      {
        b[i] = *next % 7 + (mine[item] & 255) * mine[item];
        b[i].z += next->y;
      }
    }
    for (int i = g; i < g + 16; ++i) {
      s[i - g] |= 3;
      s[i - g] += s[i - g].x;
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) {
      b[i] -= s[15 - (i - g)] >> 1;
    }
  }
}

extern "C" void narrow(const int &N, const char3 *a, const ushort3 *u, char3 *b, ushort3 *v) {
  #pragma omp parallel for
#line 58 "kernels/vectors/packed.okl"
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    char3 c = a[i];
    c += make_char3(1, -2, 100);
    c = -c * 3;
    b[i] = c;
    b[i].y += i;
    ushort3 w[2] = {{1, 2, 3}, u[i]};
    w[0] -= w[1];
    v[i] = w[0] ^ w[1];
  }
}

extern "C" void casts(const int &N, const float *a, float *b) {
  #pragma omp parallel for
#line 71 "kernels/vectors/packed.okl"
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const float3 *from = (const float3 *)a;
    float3 *to = (float3 *)(b + 3);
    to[i] = from[i] + from[0];
    float *part = (float *)(to + i);
    part[1] += 0.5f;
    float4 *wide = (float4 *)(b + 4 * ((3 * N + 6) / 4));
    wide[i] = make_float4(from[i].x, from[i].y, from[i].z, part[2]);
    wide[i] += 1.0f;
  }
}
