#define long4 okl_long4
struct alignas(16) long4 { long x, y, z, w; };
inline long4 operator+(long4 a, long4 b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
inline long4 operator+(long4 a, long b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
inline long4 operator+(long a, long4 b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
inline long4 &operator+=(long4 &a, long4 b) { return a = a + b; }
inline long4 &operator+=(long4 &a, long b) { return a = a + b; }
inline long4 operator-(long4 a, long4 b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
inline long4 operator-(long4 a, long b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
inline long4 operator-(long a, long4 b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
inline long4 &operator-=(long4 &a, long4 b) { return a = a - b; }
inline long4 &operator-=(long4 &a, long b) { return a = a - b; }
inline long4 operator*(long4 a, long4 b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
inline long4 operator*(long4 a, long b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
inline long4 operator*(long a, long4 b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
inline long4 operator%(long4 a, long4 b) { return {a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
inline long4 operator%(long4 a, long b) { return {a.x % b, a.y % b, a.z % b, a.w % b}; }
inline long4 operator%(long a, long4 b) { return {a % b.x, a % b.y, a % b.z, a % b.w}; }
inline long4 &operator%=(long4 &a, long4 b) { return a = a % b; }
inline long4 &operator%=(long4 &a, long b) { return a = a % b; }
inline long4 operator|(long4 a, long4 b) { return {a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
inline long4 operator|(long4 a, long b) { return {a.x | b, a.y | b, a.z | b, a.w | b}; }
inline long4 operator|(long a, long4 b) { return {a | b.x, a | b.y, a | b.z, a | b.w}; }
inline long4 &operator|=(long4 &a, long4 b) { return a = a | b; }
inline long4 &operator|=(long4 &a, long b) { return a = a | b; }
inline long4 operator^(long4 a, long4 b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w}; }
inline long4 operator^(long4 a, long b) { return {a.x ^ b, a.y ^ b, a.z ^ b, a.w ^ b}; }
inline long4 operator^(long a, long4 b) { return {a ^ b.x, a ^ b.y, a ^ b.z, a ^ b.w}; }
inline long4 operator<<(long4 a, long4 b) { return {a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
inline long4 operator<<(long4 a, long b) { return {a.x << b, a.y << b, a.z << b, a.w << b}; }
inline long4 operator<<(long a, long4 b) { return {a << b.x, a << b.y, a << b.z, a << b.w}; }
inline long4 operator>>(long4 a, long4 b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z, a.w >> b.w}; }
inline long4 operator>>(long4 a, long b) { return {a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
inline long4 operator>>(long a, long4 b) { return {a >> b.x, a >> b.y, a >> b.z, a >> b.w}; }
#define uint3 okl_uint3
struct uint3 { unsigned int x, y, z; };
inline uint3 operator+(uint3 a, uint3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline uint3 operator+(uint3 a, unsigned int b) { return {a.x + b, a.y + b, a.z + b}; }
inline uint3 operator+(unsigned int a, uint3 b) { return {a + b.x, a + b.y, a + b.z}; }
inline uint3 &operator+=(uint3 &a, uint3 b) { return a = a + b; }
inline uint3 &operator+=(uint3 &a, unsigned int b) { return a = a + b; }
inline uint3 operator-(uint3 a, uint3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline uint3 operator-(uint3 a, unsigned int b) { return {a.x - b, a.y - b, a.z - b}; }
inline uint3 operator-(unsigned int a, uint3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline uint3 &operator-=(uint3 &a, uint3 b) { return a = a - b; }
inline uint3 &operator-=(uint3 &a, unsigned int b) { return a = a - b; }
inline uint3 operator*(uint3 a, uint3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline uint3 operator*(uint3 a, unsigned int b) { return {a.x * b, a.y * b, a.z * b}; }
inline uint3 operator*(unsigned int a, uint3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline uint3 operator%(uint3 a, uint3 b) { return {a.x % b.x, a.y % b.y, a.z % b.z}; }
inline uint3 operator%(uint3 a, unsigned int b) { return {a.x % b, a.y % b, a.z % b}; }
inline uint3 operator%(unsigned int a, uint3 b) { return {a % b.x, a % b.y, a % b.z}; }
inline uint3 &operator%=(uint3 &a, uint3 b) { return a = a % b; }
inline uint3 &operator%=(uint3 &a, unsigned int b) { return a = a % b; }
inline uint3 operator|(uint3 a, uint3 b) { return {a.x | b.x, a.y | b.y, a.z | b.z}; }
inline uint3 operator|(uint3 a, unsigned int b) { return {a.x | b, a.y | b, a.z | b}; }
inline uint3 operator|(unsigned int a, uint3 b) { return {a | b.x, a | b.y, a | b.z}; }
inline uint3 &operator|=(uint3 &a, uint3 b) { return a = a | b; }
inline uint3 &operator|=(uint3 &a, unsigned int b) { return a = a | b; }
inline uint3 operator^(uint3 a, uint3 b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
inline uint3 operator^(uint3 a, unsigned int b) { return {a.x ^ b, a.y ^ b, a.z ^ b}; }
inline uint3 operator^(unsigned int a, uint3 b) { return {a ^ b.x, a ^ b.y, a ^ b.z}; }
inline uint3 operator<<(uint3 a, uint3 b) { return {a.x << b.x, a.y << b.y, a.z << b.z}; }
inline uint3 operator<<(uint3 a, unsigned int b) { return {a.x << b, a.y << b, a.z << b}; }
inline uint3 operator<<(unsigned int a, uint3 b) { return {a << b.x, a << b.y, a << b.z}; }
inline uint3 operator>>(uint3 a, uint3 b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z}; }
inline uint3 operator>>(uint3 a, unsigned int b) { return {a.x >> b, a.y >> b, a.z >> b}; }
inline uint3 operator>>(unsigned int a, uint3 b) { return {a >> b.x, a >> b.y, a >> b.z}; }
#define ulong3 okl_ulong3
struct ulong3 { unsigned long x, y, z; };
inline ulong3 operator+(ulong3 a, ulong3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline ulong3 operator+(ulong3 a, unsigned long b) { return {a.x + b, a.y + b, a.z + b}; }
inline ulong3 operator+(unsigned long a, ulong3 b) { return {a + b.x, a + b.y, a + b.z}; }
inline ulong3 &operator+=(ulong3 &a, ulong3 b) { return a = a + b; }
inline ulong3 &operator+=(ulong3 &a, unsigned long b) { return a = a + b; }
inline ulong3 operator-(ulong3 a, ulong3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline ulong3 operator-(ulong3 a, unsigned long b) { return {a.x - b, a.y - b, a.z - b}; }
inline ulong3 operator-(unsigned long a, ulong3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline ulong3 &operator-=(ulong3 &a, ulong3 b) { return a = a - b; }
inline ulong3 &operator-=(ulong3 &a, unsigned long b) { return a = a - b; }
inline ulong3 operator*(ulong3 a, ulong3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline ulong3 operator*(ulong3 a, unsigned long b) { return {a.x * b, a.y * b, a.z * b}; }
inline ulong3 operator*(unsigned long a, ulong3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline ulong3 operator%(ulong3 a, ulong3 b) { return {a.x % b.x, a.y % b.y, a.z % b.z}; }
inline ulong3 operator%(ulong3 a, unsigned long b) { return {a.x % b, a.y % b, a.z % b}; }
inline ulong3 operator%(unsigned long a, ulong3 b) { return {a % b.x, a % b.y, a % b.z}; }
inline ulong3 &operator%=(ulong3 &a, ulong3 b) { return a = a % b; }
inline ulong3 &operator%=(ulong3 &a, unsigned long b) { return a = a % b; }
inline ulong3 operator|(ulong3 a, ulong3 b) { return {a.x | b.x, a.y | b.y, a.z | b.z}; }
inline ulong3 operator|(ulong3 a, unsigned long b) { return {a.x | b, a.y | b, a.z | b}; }
inline ulong3 operator|(unsigned long a, ulong3 b) { return {a | b.x, a | b.y, a | b.z}; }
inline ulong3 &operator|=(ulong3 &a, ulong3 b) { return a = a | b; }
inline ulong3 &operator|=(ulong3 &a, unsigned long b) { return a = a | b; }
inline ulong3 operator^(ulong3 a, ulong3 b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
inline ulong3 operator^(ulong3 a, unsigned long b) { return {a.x ^ b, a.y ^ b, a.z ^ b}; }
inline ulong3 operator^(unsigned long a, ulong3 b) { return {a ^ b.x, a ^ b.y, a ^ b.z}; }
inline ulong3 operator<<(ulong3 a, ulong3 b) { return {a.x << b.x, a.y << b.y, a.z << b.z}; }
inline ulong3 operator<<(ulong3 a, unsigned long b) { return {a.x << b, a.y << b, a.z << b}; }
inline ulong3 operator<<(unsigned long a, ulong3 b) { return {a << b.x, a << b.y, a << b.z}; }
inline ulong3 operator>>(ulong3 a, ulong3 b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z}; }
inline ulong3 operator>>(ulong3 a, unsigned long b) { return {a.x >> b, a.y >> b, a.z >> b}; }
inline ulong3 operator>>(unsigned long a, ulong3 b) { return {a >> b.x, a >> b.y, a >> b.z}; }
#line 1 "kernels/vectors/longs.okl"
// Vectors of 64-bit integers, alone and in structs; also the type that Metal tells kernels by where they are.

struct Row {
  int first;
  long4 next;
  ulong3 marks;
  char last;
  uint3 place;
};

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_rows_0(const int N, const long4 by, __global const Row *a, __global Row *b, __global ulong3 *marks) {
  __local long4 s[8];
#line 12 "kernels/vectors/longs.okl"
  { int g = 8 * (int)get_group_id(0);
    
    Row mine;
    { int i = (int)(g) + (int)get_local_id(0);
      if (i < N) {
        mine = a[i];
        s[i - g] = mine.next * by;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/vectors/longs.okl"
    { int i = (int)(g) + (int)get_local_id(0);
      const int other = i % 8 < 4 && i + 4 < N ? i - g + 4 : i - g;
      if (i < N) {
        mine.next -= s[other] >> 2;
        mine.next.z += sizeof(Row);
        mine.marks = (mine.marks << 3) ^ marks[i];
        mine.place += 2;
        b[i] = mine;
        marks[i] = 1 << marks[i] % 5;
        marks[i] |= 64;
        b[i].place %= 10;
      }
    }
  }
}
