struct alignas(16) long4 { long x, y, z, w; };
static inline long4 operator+(const long4 &a, const long4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline long4 operator+(const long4 &a, long b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline long4 operator+(long a, const long4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline long4 &operator+=(long4 &a, const long4 &b) { return a = a + b; }
static inline long4 &operator+=(long4 &a, long b) { return a = a + b; }
static inline long4 operator-(const long4 &a, const long4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline long4 operator-(const long4 &a, long b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline long4 operator-(long a, const long4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline long4 &operator-=(long4 &a, const long4 &b) { return a = a - b; }
static inline long4 &operator-=(long4 &a, long b) { return a = a - b; }
static inline long4 operator*(const long4 &a, const long4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline long4 operator*(const long4 &a, long b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline long4 operator*(long a, const long4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline long4 operator%(const long4 &a, const long4 &b) { return {a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
static inline long4 operator%(const long4 &a, long b) { return {a.x % b, a.y % b, a.z % b, a.w % b}; }
static inline long4 operator%(long a, const long4 &b) { return {a % b.x, a % b.y, a % b.z, a % b.w}; }
static inline long4 &operator%=(long4 &a, const long4 &b) { return a = a % b; }
static inline long4 &operator%=(long4 &a, long b) { return a = a % b; }
static inline long4 operator|(const long4 &a, const long4 &b) { return {a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
static inline long4 operator|(const long4 &a, long b) { return {a.x | b, a.y | b, a.z | b, a.w | b}; }
static inline long4 operator|(long a, const long4 &b) { return {a | b.x, a | b.y, a | b.z, a | b.w}; }
static inline long4 &operator|=(long4 &a, const long4 &b) { return a = a | b; }
static inline long4 &operator|=(long4 &a, long b) { return a = a | b; }
static inline long4 operator^(const long4 &a, const long4 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w}; }
static inline long4 operator^(const long4 &a, long b) { return {a.x ^ b, a.y ^ b, a.z ^ b, a.w ^ b}; }
static inline long4 operator^(long a, const long4 &b) { return {a ^ b.x, a ^ b.y, a ^ b.z, a ^ b.w}; }
static inline long4 operator<<(const long4 &a, const long4 &b) { return {a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
static inline long4 operator<<(const long4 &a, long b) { return {a.x << b, a.y << b, a.z << b, a.w << b}; }
static inline long4 operator<<(long a, const long4 &b) { return {a << b.x, a << b.y, a << b.z, a << b.w}; }
static inline long4 operator>>(const long4 &a, const long4 &b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z, a.w >> b.w}; }
static inline long4 operator>>(const long4 &a, long b) { return {a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
static inline long4 operator>>(long a, const long4 &b) { return {a >> b.x, a >> b.y, a >> b.z, a >> b.w}; }
struct uint3 { unsigned int x, y, z; };
static inline uint3 operator+(const uint3 &a, const uint3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline uint3 operator+(const uint3 &a, unsigned int b) { return {a.x + b, a.y + b, a.z + b}; }
static inline uint3 operator+(unsigned int a, const uint3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static inline uint3 &operator+=(uint3 &a, const uint3 &b) { return a = a + b; }
static inline uint3 &operator+=(uint3 &a, unsigned int b) { return a = a + b; }
static inline uint3 operator-(const uint3 &a, const uint3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline uint3 operator-(const uint3 &a, unsigned int b) { return {a.x - b, a.y - b, a.z - b}; }
static inline uint3 operator-(unsigned int a, const uint3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static inline uint3 &operator-=(uint3 &a, const uint3 &b) { return a = a - b; }
static inline uint3 &operator-=(uint3 &a, unsigned int b) { return a = a - b; }
static inline uint3 operator*(const uint3 &a, const uint3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline uint3 operator*(const uint3 &a, unsigned int b) { return {a.x * b, a.y * b, a.z * b}; }
static inline uint3 operator*(unsigned int a, const uint3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static inline uint3 operator%(const uint3 &a, const uint3 &b) { return {a.x % b.x, a.y % b.y, a.z % b.z}; }
static inline uint3 operator%(const uint3 &a, unsigned int b) { return {a.x % b, a.y % b, a.z % b}; }
static inline uint3 operator%(unsigned int a, const uint3 &b) { return {a % b.x, a % b.y, a % b.z}; }
static inline uint3 &operator%=(uint3 &a, const uint3 &b) { return a = a % b; }
static inline uint3 &operator%=(uint3 &a, unsigned int b) { return a = a % b; }
static inline uint3 operator|(const uint3 &a, const uint3 &b) { return {a.x | b.x, a.y | b.y, a.z | b.z}; }
static inline uint3 operator|(const uint3 &a, unsigned int b) { return {a.x | b, a.y | b, a.z | b}; }
static inline uint3 operator|(unsigned int a, const uint3 &b) { return {a | b.x, a | b.y, a | b.z}; }
static inline uint3 &operator|=(uint3 &a, const uint3 &b) { return a = a | b; }
static inline uint3 &operator|=(uint3 &a, unsigned int b) { return a = a | b; }
static inline uint3 operator^(const uint3 &a, const uint3 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
static inline uint3 operator^(const uint3 &a, unsigned int b) { return {a.x ^ b, a.y ^ b, a.z ^ b}; }
static inline uint3 operator^(unsigned int a, const uint3 &b) { return {a ^ b.x, a ^ b.y, a ^ b.z}; }
static inline uint3 operator<<(const uint3 &a, const uint3 &b) { return {a.x << b.x, a.y << b.y, a.z << b.z}; }
static inline uint3 operator<<(const uint3 &a, unsigned int b) { return {a.x << b, a.y << b, a.z << b}; }
static inline uint3 operator<<(unsigned int a, const uint3 &b) { return {a << b.x, a << b.y, a << b.z}; }
static inline uint3 operator>>(const uint3 &a, const uint3 &b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z}; }
static inline uint3 operator>>(const uint3 &a, unsigned int b) { return {a.x >> b, a.y >> b, a.z >> b}; }
static inline uint3 operator>>(unsigned int a, const uint3 &b) { return {a >> b.x, a >> b.y, a >> b.z}; }
struct ulong3 { unsigned long x, y, z; };
static inline ulong3 operator+(const ulong3 &a, const ulong3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline ulong3 operator+(const ulong3 &a, unsigned long b) { return {a.x + b, a.y + b, a.z + b}; }
static inline ulong3 operator+(unsigned long a, const ulong3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static inline ulong3 &operator+=(ulong3 &a, const ulong3 &b) { return a = a + b; }
static inline ulong3 &operator+=(ulong3 &a, unsigned long b) { return a = a + b; }
static inline ulong3 operator-(const ulong3 &a, const ulong3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline ulong3 operator-(const ulong3 &a, unsigned long b) { return {a.x - b, a.y - b, a.z - b}; }
static inline ulong3 operator-(unsigned long a, const ulong3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static inline ulong3 &operator-=(ulong3 &a, const ulong3 &b) { return a = a - b; }
static inline ulong3 &operator-=(ulong3 &a, unsigned long b) { return a = a - b; }
static inline ulong3 operator*(const ulong3 &a, const ulong3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline ulong3 operator*(const ulong3 &a, unsigned long b) { return {a.x * b, a.y * b, a.z * b}; }
static inline ulong3 operator*(unsigned long a, const ulong3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static inline ulong3 operator%(const ulong3 &a, const ulong3 &b) { return {a.x % b.x, a.y % b.y, a.z % b.z}; }
static inline ulong3 operator%(const ulong3 &a, unsigned long b) { return {a.x % b, a.y % b, a.z % b}; }
static inline ulong3 operator%(unsigned long a, const ulong3 &b) { return {a % b.x, a % b.y, a % b.z}; }
static inline ulong3 &operator%=(ulong3 &a, const ulong3 &b) { return a = a % b; }
static inline ulong3 &operator%=(ulong3 &a, unsigned long b) { return a = a % b; }
static inline ulong3 operator|(const ulong3 &a, const ulong3 &b) { return {a.x | b.x, a.y | b.y, a.z | b.z}; }
static inline ulong3 operator|(const ulong3 &a, unsigned long b) { return {a.x | b, a.y | b, a.z | b}; }
static inline ulong3 operator|(unsigned long a, const ulong3 &b) { return {a | b.x, a | b.y, a | b.z}; }
static inline ulong3 &operator|=(ulong3 &a, const ulong3 &b) { return a = a | b; }
static inline ulong3 &operator|=(ulong3 &a, unsigned long b) { return a = a | b; }
static inline ulong3 operator^(const ulong3 &a, const ulong3 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
static inline ulong3 operator^(const ulong3 &a, unsigned long b) { return {a.x ^ b, a.y ^ b, a.z ^ b}; }
static inline ulong3 operator^(unsigned long a, const ulong3 &b) { return {a ^ b.x, a ^ b.y, a ^ b.z}; }
static inline ulong3 operator<<(const ulong3 &a, const ulong3 &b) { return {a.x << b.x, a.y << b.y, a.z << b.z}; }
static inline ulong3 operator<<(const ulong3 &a, unsigned long b) { return {a.x << b, a.y << b, a.z << b}; }
static inline ulong3 operator<<(unsigned long a, const ulong3 &b) { return {a << b.x, a << b.y, a << b.z}; }
static inline ulong3 operator>>(const ulong3 &a, const ulong3 &b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z}; }
static inline ulong3 operator>>(const ulong3 &a, unsigned long b) { return {a.x >> b, a.y >> b, a.z >> b}; }
static inline ulong3 operator>>(unsigned long a, const ulong3 &b) { return {a >> b.x, a >> b.y, a >> b.z}; }
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
    for (int i = g, _occa_end_i = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < _occa_end_i; ++i) { const unsigned long long _occa_exclusive_index = ((unsigned long long)i - (unsigned long long)(g));
      {
        mine[_occa_exclusive_index] = a[i];
        s[i - g] = mine[_occa_exclusive_index].next * by;
      }
    }
    for (int i = g, _occa_end_i = (int)_occa_within((long long)N, -2147483648ll, g + 8); i < _occa_end_i; ++i) { const unsigned long long _occa_exclusive_index = ((unsigned long long)i - (unsigned long long)(g));
      const int other = i % 8 < 4 && i + 4 < N ? i - g + 4 : i - g;
      {
        mine[_occa_exclusive_index].next -= s[other] >> 2;
        mine[_occa_exclusive_index].next.z += sizeof(Row);
        mine[_occa_exclusive_index].marks = (mine[_occa_exclusive_index].marks << 3) ^ marks[i];
        mine[_occa_exclusive_index].place += 2;
        b[i] = mine[_occa_exclusive_index];
        marks[i] = 1 << marks[i] % 5;
        marks[i] |= 64;
        b[i].place %= 10;
      }
    }
  }
}
