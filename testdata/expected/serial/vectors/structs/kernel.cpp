#include <cmath>
struct alignas(8) float2 { float x, y; };
static inline float2 operator+(const float2 &a, const float2 &b) { return {a.x + b.x, a.y + b.y}; }
static inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static inline float2 operator+(float a, const float2 &b) { return {a + b.x, a + b.y}; }
static inline float2 &operator+=(float2 &a, const float2 &b) { return a = a + b; }
static inline float2 &operator+=(float2 &a, float b) { return a = a + b; }
static inline float2 operator-(const float2 &a, const float2 &b) { return {a.x - b.x, a.y - b.y}; }
static inline float2 operator-(const float2 &a, float b) { return {a.x - b, a.y - b}; }
static inline float2 operator-(float a, const float2 &b) { return {a - b.x, a - b.y}; }
static inline float2 operator*(const float2 &a, const float2 &b) { return {a.x * b.x, a.y * b.y}; }
static inline float2 operator*(const float2 &a, float b) { return {a.x * b, a.y * b}; }
static inline float2 operator*(float a, const float2 &b) { return {a * b.x, a * b.y}; }
static inline float2 &operator*=(float2 &a, const float2 &b) { return a = a * b; }
static inline float2 &operator*=(float2 &a, float b) { return a = a * b; }
static inline float2 operator-(const float2 &a) { return {-a.x, -a.y}; }
struct float3 { float x, y, z; };
static inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static inline float3 operator+(float a, const float3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static inline float3 &operator+=(float3 &a, const float3 &b) { return a = a + b; }
static inline float3 &operator+=(float3 &a, float b) { return a = a + b; }
static inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 operator-(const float3 &a, float b) { return {a.x - b, a.y - b, a.z - b}; }
static inline float3 operator-(float a, const float3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static inline float3 operator*(const float3 &a, const float3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static inline float3 operator*(float a, const float3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static inline float3 &operator*=(float3 &a, const float3 &b) { return a = a * b; }
static inline float3 &operator*=(float3 &a, float b) { return a = a * b; }
static inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 operator+(const float4 &a, const float4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator+(float a, const float4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline float4 &operator+=(float4 &a, const float4 &b) { return a = a + b; }
static inline float4 &operator+=(float4 &a, float b) { return a = a + b; }
static inline float4 operator-(const float4 &a, const float4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline float4 operator-(const float4 &a, float b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline float4 operator-(float a, const float4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline float4 operator*(const float4 &a, const float4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline float4 operator*(const float4 &a, float b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline float4 operator*(float a, const float4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline float4 &operator*=(float4 &a, const float4 &b) { return a = a * b; }
static inline float4 &operator*=(float4 &a, float b) { return a = a * b; }
static inline float4 operator-(const float4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
struct alignas(8) int2 { int x, y; };
static inline int2 operator+(const int2 &a, const int2 &b) { return {a.x + b.x, a.y + b.y}; }
static inline int2 operator+(const int2 &a, int b) { return {a.x + b, a.y + b}; }
static inline int2 operator+(int a, const int2 &b) { return {a + b.x, a + b.y}; }
static inline int2 &operator+=(int2 &a, const int2 &b) { return a = a + b; }
static inline int2 &operator+=(int2 &a, int b) { return a = a + b; }
static inline int2 operator-(const int2 &a, const int2 &b) { return {a.x - b.x, a.y - b.y}; }
static inline int2 operator-(const int2 &a, int b) { return {a.x - b, a.y - b}; }
static inline int2 operator-(int a, const int2 &b) { return {a - b.x, a - b.y}; }
static inline int2 operator*(const int2 &a, const int2 &b) { return {a.x * b.x, a.y * b.y}; }
static inline int2 operator*(const int2 &a, int b) { return {a.x * b, a.y * b}; }
static inline int2 operator*(int a, const int2 &b) { return {a * b.x, a * b.y}; }
static inline int2 &operator*=(int2 &a, const int2 &b) { return a = a * b; }
static inline int2 &operator*=(int2 &a, int b) { return a = a * b; }
static inline int2 operator-(const int2 &a) { return {-a.x, -a.y}; }
struct alignas(4) short2 { short x, y; };
static inline short2 make_short2(short x, short y) { return {x, y}; }
static inline short2 operator+(const short2 &a, const short2 &b) { return {(short)(a.x + b.x), (short)(a.y + b.y)}; }
static inline short2 operator+(const short2 &a, short b) { return {(short)(a.x + b), (short)(a.y + b)}; }
static inline short2 operator+(short a, const short2 &b) { return {(short)(a + b.x), (short)(a + b.y)}; }
static inline short2 &operator+=(short2 &a, const short2 &b) { return a = a + b; }
static inline short2 &operator+=(short2 &a, short b) { return a = a + b; }
static inline short2 operator-(const short2 &a, const short2 &b) { return {(short)(a.x - b.x), (short)(a.y - b.y)}; }
static inline short2 operator-(const short2 &a, short b) { return {(short)(a.x - b), (short)(a.y - b)}; }
static inline short2 operator-(short a, const short2 &b) { return {(short)(a - b.x), (short)(a - b.y)}; }
static inline short2 operator*(const short2 &a, const short2 &b) { return {(short)(a.x * b.x), (short)(a.y * b.y)}; }
static inline short2 operator*(const short2 &a, short b) { return {(short)(a.x * b), (short)(a.y * b)}; }
static inline short2 operator*(short a, const short2 &b) { return {(short)(a * b.x), (short)(a * b.y)}; }
static inline short2 &operator*=(short2 &a, const short2 &b) { return a = a * b; }
static inline short2 &operator*=(short2 &a, short b) { return a = a * b; }
static inline short2 operator-(const short2 &a) { return {(short)(-a.x), (short)(-a.y)}; }
struct uchar3 { unsigned char x, y, z; };
static inline uchar3 operator+(const uchar3 &a, const uchar3 &b) { return {(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y), (unsigned char)(a.z + b.z)}; }
static inline uchar3 operator+(const uchar3 &a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b), (unsigned char)(a.z + b)}; }
static inline uchar3 operator+(unsigned char a, const uchar3 &b) { return {(unsigned char)(a + b.x), (unsigned char)(a + b.y), (unsigned char)(a + b.z)}; }
static inline uchar3 &operator+=(uchar3 &a, const uchar3 &b) { return a = a + b; }
static inline uchar3 &operator+=(uchar3 &a, unsigned char b) { return a = a + b; }
static inline uchar3 operator-(const uchar3 &a, const uchar3 &b) { return {(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y), (unsigned char)(a.z - b.z)}; }
static inline uchar3 operator-(const uchar3 &a, unsigned char b) { return {(unsigned char)(a.x - b), (unsigned char)(a.y - b), (unsigned char)(a.z - b)}; }
static inline uchar3 operator-(unsigned char a, const uchar3 &b) { return {(unsigned char)(a - b.x), (unsigned char)(a - b.y), (unsigned char)(a - b.z)}; }
static inline uchar3 operator*(const uchar3 &a, const uchar3 &b) { return {(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y), (unsigned char)(a.z * b.z)}; }
static inline uchar3 operator*(const uchar3 &a, unsigned char b) { return {(unsigned char)(a.x * b), (unsigned char)(a.y * b), (unsigned char)(a.z * b)}; }
static inline uchar3 operator*(unsigned char a, const uchar3 &b) { return {(unsigned char)(a * b.x), (unsigned char)(a * b.y), (unsigned char)(a * b.z)}; }
static inline uchar3 &operator*=(uchar3 &a, const uchar3 &b) { return a = a * b; }
static inline uchar3 &operator*=(uchar3 &a, unsigned char b) { return a = a * b; }
static inline uchar3 operator-(const uchar3 &a) { return {(unsigned char)(-a.x), (unsigned char)(-a.y), (unsigned char)(-a.z)}; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
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

extern "C" void move(const int &N, const Around &box, const Particle *a, Particle *b, float *sums) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) Particle s[8];
    for (int i = g, _occa_end_i = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < _occa_end_i; ++i) {
      s[i - g] = a[i];
    }
    for (int i = g, _occa_end_i = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < _occa_end_i; ++i) {
      const int other = g + (i - g + 1) % 8;
      {
        Particle p = s[other < N ? other - g : i - g];
        p.place += box.pairs[1].first * box.size.y;
        p.place.z += box.pairs[0].second.z;
        p.color *= 2.0f;
        p.color.y -= 1;
        p.cell += make_short2(1, i);
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

extern "C" void swapAll(const int &N, Pair *pairs, Around *all, int *sizes) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
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
  } } }
}
