struct alignas(8) float2 { float x, y; };
static inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static inline float2 operator*(const float2 &a, float b) { return {a.x * b, a.y * b}; }
struct float3 { float x, y, z; };
static inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 &operator*=(float4 &a, float b) { return a = float4{a.x * b, a.y * b, a.z * b, a.w * b}; }
struct alignas(8) int2 { int x, y; };
struct alignas(4) short2 { short x, y; };
static inline short2 make_short2(short x, short y) { return {x, y}; }
static inline short2 &operator+=(short2 &a, const short2 &b) { return a = short2{(short)(a.x + b.x), (short)(a.y + b.y)}; }
struct uchar3 { unsigned char x, y, z; };
static inline uchar3 operator+(const uchar3 &a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b), (unsigned char)(a.z + b)}; }
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
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i) {
      s[i - g] = a[i];
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i) {
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
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
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
  }
}
