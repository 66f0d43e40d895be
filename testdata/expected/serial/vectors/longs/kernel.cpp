struct alignas(16) long4 { long x, y, z, w; };
static inline long4 &operator-=(long4 &a, const long4 &b) { return a = long4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline long4 operator*(const long4 &a, const long4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline long4 operator>>(const long4 &a, long b) { return {a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
struct uint3 { unsigned int x, y, z; };
static inline uint3 &operator+=(uint3 &a, unsigned int b) { return a = uint3{a.x + b, a.y + b, a.z + b}; }
static inline uint3 &operator%=(uint3 &a, unsigned int b) { return a = uint3{a.x % b, a.y % b, a.z % b}; }
struct ulong3 { unsigned long x, y, z; };
static inline ulong3 operator%(const ulong3 &a, unsigned long b) { return {a.x % b, a.y % b, a.z % b}; }
static inline ulong3 &operator|=(ulong3 &a, unsigned long b) { return a = ulong3{a.x | b, a.y | b, a.z | b}; }
static inline ulong3 operator^(const ulong3 &a, const ulong3 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
static inline ulong3 operator<<(const ulong3 &a, unsigned long b) { return {a.x << b, a.y << b, a.z << b}; }
static inline ulong3 operator<<(unsigned long a, const ulong3 &b) { return {a << b.x, a << b.y, a << b.z}; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/vectors/longs.okl"
// Vectors of 64-bit integers, alone and in structs; also the type that Metal tells kernels by where they are.

struct Row {
  int first;
  long4 next;
  ulong3 marks;
  char last;
  uint3 place;
};

extern "C" void rows(const int &N, const long4 &by, const Row *a, Row *b, ulong3 *marks) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) long4 s[8];
    alignas(64) Row mine[8];
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i) { const unsigned long long item = (unsigned long long)i - g;
      {
        mine[item] = a[i];
        s[i - g] = mine[item].next * by;
      }
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < i_end; ++i) { const unsigned long long item = (unsigned long long)i - g;
      const int other = i % 8 < 4 && i + 4 < N ? i - g + 4 : i - g;
      {
        mine[item].next -= s[other] >> 2;
        mine[item].next.z += sizeof(Row);
        mine[item].marks = (mine[item].marks << 3) ^ marks[i];
        mine[item].place += 2;
        b[i] = mine[item];
        marks[i] = 1 << marks[i] % 5;
        marks[i] |= 64;
        b[i].place %= 10;
      }
    }
  }
}
