#define char3 okl_char3
#define make_char3 okl_make_char3
struct char3 { char x, y, z; };
inline char3 make_char3(char x, char y, char z) { return {x, y, z}; }
inline char3 &operator+=(char3 &a, char3 b) { return a = char3{(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z)}; }
inline char3 operator*(char3 a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b)}; }
inline char3 operator-(char3 a) { return {(char)(-a.x), (char)(-a.y), (char)(-a.z)}; }
#define float3 okl_float3
#define make_float3 okl_make_float3
struct float3 { float x, y, z; };
inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
inline float3 operator+(float3 a, float3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline float3 operator+(float3 a, float b) { return {a.x + b, a.y + b, a.z + b}; }
inline float3 &operator+=(float3 &a, float3 b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
inline float3 operator-(float3 a, float3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline float3 &operator-=(float3 &a, float3 b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
inline float3 operator*(float3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
inline float3 operator/(float3 a, float b) { return {a.x / b, a.y / b, a.z / b}; }
inline float3 operator-(float3 a) { return {-a.x, -a.y, -a.z}; }
inline float okl_dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float okl_length(float3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
inline float3 okl_normalize(float3 a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
inline float3 okl_clamp(float3 a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
#define int3 okl_int3
struct int3 { int x, y, z; };
inline int3 operator+(int3 a, int3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline int3 &operator+=(int3 &a, int b) { return a = int3{a.x + b, a.y + b, a.z + b}; }
inline int3 &operator-=(int3 &a, int3 b) { return a = int3{a.x - b.x, a.y - b.y, a.z - b.z}; }
inline int3 operator*(int3 a, int3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline int3 operator%(int3 a, int b) { return {a.x % b, a.y % b, a.z % b}; }
inline int3 operator&(int3 a, int b) { return {a.x & b, a.y & b, a.z & b}; }
inline int3 &operator|=(int3 &a, int b) { return a = int3{a.x | b, a.y | b, a.z | b}; }
inline int3 operator<<(int3 a, int b) { return {a.x << b, a.y << b, a.z << b}; }
inline int3 operator>>(int3 a, int b) { return {a.x >> b, a.y >> b, a.z >> b}; }
#define ushort3 okl_ushort3
struct ushort3 { unsigned short x, y, z; };
inline ushort3 &operator-=(ushort3 &a, ushort3 b) { return a = ushort3{(unsigned short)(a.x - b.x), (unsigned short)(a.y - b.y), (unsigned short)(a.z - b.z)}; }
inline ushort3 operator^(ushort3 a, ushort3 b) { return {(unsigned short)(a.x ^ b.x), (unsigned short)(a.y ^ b.y), (unsigned short)(a.z ^ b.z)}; }
#line 1 "kernels/vectors/packed.okl"
// Arrays of three numbers, which are packed everywhere: whole, by part, compound, through pointers and functions.

inline float3 turned(const float3 v) { return make_float3(v.z, v.x, v.y); }

inline void push(float3 *place, const float3 by) { *place += by; }

inline float3 *behind(float3 *p, const int n) { return p + n; }

inline float3 longer(const float3 a, const float3 b) { return okl_dot(a, a) < okl_dot(b, b) ? b : a; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_whole_0(const int N, const float3 shift, __global const float3 *a, __global float3 *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
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
    b[i] = i % 3 ? float3(b[i]) : float3(v);
    b[i] = i % 5 ? longer(b[i], u) : turned(b[i]);
    b[i] = i % 7 ? b[i] : a[i];
    (*behind(b, i)).z += (turned(v) + v).y;
    b[i] = okl_clamp(b[i], -3, 3.0) + okl_normalize(w) * okl_length(v);
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shifted_0(const int N, __global const int3 *a, __global int3 *b) {
  __local int3 s[16];
#line 32 "kernels/vectors/packed.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int3 mine;
    { int i = g + (int)get_local_id(0);
      mine = i < N ? int3(a[i]) : int3(int3{1, 2});
      s[i - g] = mine << 1;
      s[i - g].y ^= i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/vectors/packed.okl"
    { int i = g + (int)get_local_id(0);
      int3 *next = &s[15 - (i - g)];
      if (i < N) {
        b[i] = *next % 7 + (mine & 255) * mine;
        b[i].z += next->y;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 47 "kernels/vectors/packed.okl"
    { int i = g + (int)get_local_id(0);
      s[i - g] |= 3;
      s[i - g] += s[i - g].x;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/vectors/packed.okl"
    { int i = g + (int)get_local_id(0);
      if (i < N) b[i] -= s[15 - (i - g)] >> 1;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_narrow_0(const int N, __global const char3 *a, __global const ushort3 *u, __global char3 *b, __global ushort3 *v) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
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

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_casts_0(const int N, __global const float *a, __global float *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const float3 *from = (const float3 *)a;
    float3 *to = (float3 *)(b + 3);
    to[i] = from[i] + from[0];
    float *part = (float *)(to + i);
    part[1] += 0.5f;
    float4 *wide = (float4 *)(b + 4 * ((3 * N + 6) / 4));
    wide[i] = (float4)(from[i].x, from[i].y, from[i].z, part[2]);
    wide[i] += 1.0f;
  } }
}
