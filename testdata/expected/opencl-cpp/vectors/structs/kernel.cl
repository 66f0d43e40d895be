#define float3 okl_float3
struct float3 { float x, y, z; };
inline float3 operator+(float3 a, float3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline float3 operator+(float3 a, float b) { return {a.x + b, a.y + b, a.z + b}; }
inline float3 operator+(float a, float3 b) { return {a + b.x, a + b.y, a + b.z}; }
inline float3 &operator+=(float3 &a, float3 b) { return a = a + b; }
inline float3 &operator+=(float3 &a, float b) { return a = a + b; }
inline float3 operator-(float3 a, float3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline float3 operator-(float3 a, float b) { return {a.x - b, a.y - b, a.z - b}; }
inline float3 operator-(float a, float3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline float3 operator*(float3 a, float3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline float3 operator*(float3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
inline float3 operator*(float a, float3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline float3 &operator*=(float3 &a, float3 b) { return a = a * b; }
inline float3 &operator*=(float3 &a, float b) { return a = a * b; }
inline float3 operator-(float3 a) { return {-a.x, -a.y, -a.z}; }
#define uchar3 okl_uchar3
struct uchar3 { unsigned char x, y, z; };
inline uchar3 operator+(uchar3 a, uchar3 b) { return {(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y), (unsigned char)(a.z + b.z)}; }
inline uchar3 operator+(uchar3 a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b), (unsigned char)(a.z + b)}; }
inline uchar3 operator+(unsigned char a, uchar3 b) { return {(unsigned char)(a + b.x), (unsigned char)(a + b.y), (unsigned char)(a + b.z)}; }
inline uchar3 &operator+=(uchar3 &a, uchar3 b) { return a = a + b; }
inline uchar3 &operator+=(uchar3 &a, unsigned char b) { return a = a + b; }
inline uchar3 operator-(uchar3 a, uchar3 b) { return {(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y), (unsigned char)(a.z - b.z)}; }
inline uchar3 operator-(uchar3 a, unsigned char b) { return {(unsigned char)(a.x - b), (unsigned char)(a.y - b), (unsigned char)(a.z - b)}; }
inline uchar3 operator-(unsigned char a, uchar3 b) { return {(unsigned char)(a - b.x), (unsigned char)(a - b.y), (unsigned char)(a - b.z)}; }
inline uchar3 operator*(uchar3 a, uchar3 b) { return {(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y), (unsigned char)(a.z * b.z)}; }
inline uchar3 operator*(uchar3 a, unsigned char b) { return {(unsigned char)(a.x * b), (unsigned char)(a.y * b), (unsigned char)(a.z * b)}; }
inline uchar3 operator*(unsigned char a, uchar3 b) { return {(unsigned char)(a * b.x), (unsigned char)(a * b.y), (unsigned char)(a * b.z)}; }
inline uchar3 &operator*=(uchar3 &a, uchar3 b) { return a = a * b; }
inline uchar3 &operator*=(uchar3 &a, unsigned char b) { return a = a * b; }
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

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_move_0(const int N, const Around box, __global const Particle *a, __global Particle *b, __global float *sums) {
  __local Particle s[8];
#line 33 "kernels/vectors/structs.okl"
  { int g = 8 * (int)get_group_id(0);
    
    { int i = (int)(g) + (int)get_local_id(0);
      if (i < N) s[i - g] = a[i];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/vectors/structs.okl"
    { int i = (int)(g) + (int)get_local_id(0);
      const int other = g + (i - g + 1) % 8;
      if (i < N) {
        Particle p = s[other < N ? other - g : i - g];
        p.place += box.pairs[1].first * box.size.y;
        p.place.z += box.pairs[0].second.z;
        p.color *= 2.0f;
        p.color.y -= 1;
        p.cell += (short2)(1, (short)i);
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

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_swapAll_0(const int N, __global Pair *pairs, __global Around *all, __global int *sizes) {
  { int _occa_tiled_i = 16 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
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
