#include <metal_stdlib>
using namespace metal;
#define float3 okl_float3
struct float3 { float x, y, z; };
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
inline float3 operator*(float3 a, float3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline float3 operator*(float3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
inline float3 operator*(float a, float3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline device float3 &operator*=(device float3 &a, float3 b) { a = a * b; return a; }
inline threadgroup float3 &operator*=(threadgroup float3 &a, float3 b) { a = a * b; return a; }
inline thread float3 &operator*=(thread float3 &a, float3 b) { a = a * b; return a; }
inline device float3 &operator*=(device float3 &a, float b) { a = a * b; return a; }
inline threadgroup float3 &operator*=(threadgroup float3 &a, float b) { a = a * b; return a; }
inline thread float3 &operator*=(thread float3 &a, float b) { a = a * b; return a; }
inline float3 operator-(float3 a) { return {-a.x, -a.y, -a.z}; }
#define uchar3 okl_uchar3
struct uchar3 { unsigned char x, y, z; };
inline uchar3 operator+(uchar3 a, uchar3 b) { return {(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y), (unsigned char)(a.z + b.z)}; }
inline uchar3 operator+(uchar3 a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b), (unsigned char)(a.z + b)}; }
inline uchar3 operator+(unsigned char a, uchar3 b) { return {(unsigned char)(a + b.x), (unsigned char)(a + b.y), (unsigned char)(a + b.z)}; }
inline device uchar3 &operator+=(device uchar3 &a, uchar3 b) { a = a + b; return a; }
inline threadgroup uchar3 &operator+=(threadgroup uchar3 &a, uchar3 b) { a = a + b; return a; }
inline thread uchar3 &operator+=(thread uchar3 &a, uchar3 b) { a = a + b; return a; }
inline device uchar3 &operator+=(device uchar3 &a, unsigned char b) { a = a + b; return a; }
inline threadgroup uchar3 &operator+=(threadgroup uchar3 &a, unsigned char b) { a = a + b; return a; }
inline thread uchar3 &operator+=(thread uchar3 &a, unsigned char b) { a = a + b; return a; }
inline uchar3 operator-(uchar3 a, uchar3 b) { return {(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y), (unsigned char)(a.z - b.z)}; }
inline uchar3 operator-(uchar3 a, unsigned char b) { return {(unsigned char)(a.x - b), (unsigned char)(a.y - b), (unsigned char)(a.z - b)}; }
inline uchar3 operator-(unsigned char a, uchar3 b) { return {(unsigned char)(a - b.x), (unsigned char)(a - b.y), (unsigned char)(a - b.z)}; }
inline uchar3 operator*(uchar3 a, uchar3 b) { return {(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y), (unsigned char)(a.z * b.z)}; }
inline uchar3 operator*(uchar3 a, unsigned char b) { return {(unsigned char)(a.x * b), (unsigned char)(a.y * b), (unsigned char)(a.z * b)}; }
inline uchar3 operator*(unsigned char a, uchar3 b) { return {(unsigned char)(a * b.x), (unsigned char)(a * b.y), (unsigned char)(a * b.z)}; }
inline device uchar3 &operator*=(device uchar3 &a, uchar3 b) { a = a * b; return a; }
inline threadgroup uchar3 &operator*=(threadgroup uchar3 &a, uchar3 b) { a = a * b; return a; }
inline thread uchar3 &operator*=(thread uchar3 &a, uchar3 b) { a = a * b; return a; }
inline device uchar3 &operator*=(device uchar3 &a, unsigned char b) { a = a * b; return a; }
inline threadgroup uchar3 &operator*=(threadgroup uchar3 &a, unsigned char b) { a = a * b; return a; }
inline thread uchar3 &operator*=(thread uchar3 &a, unsigned char b) { a = a * b; return a; }
inline uchar3 operator-(uchar3 a) { return {(unsigned char)(-a.x), (unsigned char)(-a.y), (unsigned char)(-a.z)}; }
#line 1 "kernels/vectors/structs.okl"
// Structs with vectors in arrays, by value, in group memory: each field lies where the host has it.

struct Particle {
  char kind;
  float3 place;
  float4 color;
  float mass;
  short2 cell;
  char bits;
  uchar3 marks;
  int2 pair;
};

struct Pair {
  float3 first, second;
  char last;
};

struct Around {
  char before;
  Pair pairs[2];
  float2 size;
};

inline float weight(const Particle p) { return p.mass * (p.place.x + p.place.y + p.place.z) + p.color.w; }

inline Pair swapped(const Pair p) {
  const Pair result = {p.second, p.first, p.last};
  return result;
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_move_0(constant const int &N [[buffer(0)]], constant const Around &_occa_arg_1 [[buffer(1)]], device const Particle *a [[buffer(2)]], device Particle *b [[buffer(3)]], device float *sums [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Around box = _occa_arg_1;
  threadgroup Particle s[8];
#line 33 "kernels/vectors/structs.okl"
  { int g = 8 * (int)_occa_group_position.x;
    
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N) s[i - g] = a[i];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 38 "kernels/vectors/structs.okl"
    { int i = (int)(g) + (int)_occa_thread_position.x;
      const int other = g + (i - g + 1) % 8;
      if (i < N) {
        Particle p = s[other < N ? other - g : i - g];
        p.place += box.pairs[1].first * box.size.y;
        p.place.z += box.pairs[0].second.z;
        p.color *= 2.0f;
        p.color.y -= 1;
        p.cell += short2(1, i);
        p.marks = p.marks + box.pairs[1].last;
        p.pair.y += p.kind + p.bits;
        b[i] = p;
        b[i].place = -b[i].place;
        b[i].mass += box.before;
        sums[i] = weight(b[i]) + weight(a[i]);
      }
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_swapAll_0(constant const int &N [[buffer(0)]], device Pair *pairs [[buffer(1)]], device Around *all [[buffer(2)]], device int *sizes [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    pairs[i] = swapped(pairs[i]);
    all[i].pairs[1] = pairs[i];
    all[i].pairs[0].second = pairs[i].second + all[i].pairs[0].first;
    all[i].size = all[i].size * 2 + 1;
    if (i == 0) {
      sizes[0] = sizeof(Particle);
      sizes[1] = sizeof(Pair);
      sizes[2] = sizeof(Around);
      sizes[3] = sizeof(float3);
      sizes[4] = sizeof(uchar3);
      sizes[5] = sizeof(int2);
      sizes[6] = sizeof(float4);
    }
  } }
}
