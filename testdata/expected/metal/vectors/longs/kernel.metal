#include <metal_stdlib>
using namespace metal;
typedef uint3 okl_native_uint3;
#define long4 okl_long4
struct alignas(16) long4 { long x, y, z, w; };
inline long4 operator+(long4 a, long4 b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
inline long4 operator+(long4 a, long b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
inline long4 operator+(long a, long4 b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
inline device long4 &operator+=(device long4 &a, long4 b) { a = a + b; return a; }
inline threadgroup long4 &operator+=(threadgroup long4 &a, long4 b) { a = a + b; return a; }
inline thread long4 &operator+=(thread long4 &a, long4 b) { a = a + b; return a; }
inline device long4 &operator+=(device long4 &a, long b) { a = a + b; return a; }
inline threadgroup long4 &operator+=(threadgroup long4 &a, long b) { a = a + b; return a; }
inline thread long4 &operator+=(thread long4 &a, long b) { a = a + b; return a; }
inline long4 operator-(long4 a, long4 b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
inline long4 operator-(long4 a, long b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
inline long4 operator-(long a, long4 b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
inline device long4 &operator-=(device long4 &a, long4 b) { a = a - b; return a; }
inline threadgroup long4 &operator-=(threadgroup long4 &a, long4 b) { a = a - b; return a; }
inline thread long4 &operator-=(thread long4 &a, long4 b) { a = a - b; return a; }
inline device long4 &operator-=(device long4 &a, long b) { a = a - b; return a; }
inline threadgroup long4 &operator-=(threadgroup long4 &a, long b) { a = a - b; return a; }
inline thread long4 &operator-=(thread long4 &a, long b) { a = a - b; return a; }
inline long4 operator*(long4 a, long4 b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
inline long4 operator*(long4 a, long b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
inline long4 operator*(long a, long4 b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
inline long4 operator%(long4 a, long4 b) { return {a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
inline long4 operator%(long4 a, long b) { return {a.x % b, a.y % b, a.z % b, a.w % b}; }
inline long4 operator%(long a, long4 b) { return {a % b.x, a % b.y, a % b.z, a % b.w}; }
inline device long4 &operator%=(device long4 &a, long4 b) { a = a % b; return a; }
inline threadgroup long4 &operator%=(threadgroup long4 &a, long4 b) { a = a % b; return a; }
inline thread long4 &operator%=(thread long4 &a, long4 b) { a = a % b; return a; }
inline device long4 &operator%=(device long4 &a, long b) { a = a % b; return a; }
inline threadgroup long4 &operator%=(threadgroup long4 &a, long b) { a = a % b; return a; }
inline thread long4 &operator%=(thread long4 &a, long b) { a = a % b; return a; }
inline long4 operator|(long4 a, long4 b) { return {a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
inline long4 operator|(long4 a, long b) { return {a.x | b, a.y | b, a.z | b, a.w | b}; }
inline long4 operator|(long a, long4 b) { return {a | b.x, a | b.y, a | b.z, a | b.w}; }
inline device long4 &operator|=(device long4 &a, long4 b) { a = a | b; return a; }
inline threadgroup long4 &operator|=(threadgroup long4 &a, long4 b) { a = a | b; return a; }
inline thread long4 &operator|=(thread long4 &a, long4 b) { a = a | b; return a; }
inline device long4 &operator|=(device long4 &a, long b) { a = a | b; return a; }
inline threadgroup long4 &operator|=(threadgroup long4 &a, long b) { a = a | b; return a; }
inline thread long4 &operator|=(thread long4 &a, long b) { a = a | b; return a; }
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
inline device uint3 &operator+=(device uint3 &a, uint3 b) { a = a + b; return a; }
inline threadgroup uint3 &operator+=(threadgroup uint3 &a, uint3 b) { a = a + b; return a; }
inline thread uint3 &operator+=(thread uint3 &a, uint3 b) { a = a + b; return a; }
inline device uint3 &operator+=(device uint3 &a, unsigned int b) { a = a + b; return a; }
inline threadgroup uint3 &operator+=(threadgroup uint3 &a, unsigned int b) { a = a + b; return a; }
inline thread uint3 &operator+=(thread uint3 &a, unsigned int b) { a = a + b; return a; }
inline uint3 operator-(uint3 a, uint3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline uint3 operator-(uint3 a, unsigned int b) { return {a.x - b, a.y - b, a.z - b}; }
inline uint3 operator-(unsigned int a, uint3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline device uint3 &operator-=(device uint3 &a, uint3 b) { a = a - b; return a; }
inline threadgroup uint3 &operator-=(threadgroup uint3 &a, uint3 b) { a = a - b; return a; }
inline thread uint3 &operator-=(thread uint3 &a, uint3 b) { a = a - b; return a; }
inline device uint3 &operator-=(device uint3 &a, unsigned int b) { a = a - b; return a; }
inline threadgroup uint3 &operator-=(threadgroup uint3 &a, unsigned int b) { a = a - b; return a; }
inline thread uint3 &operator-=(thread uint3 &a, unsigned int b) { a = a - b; return a; }
inline uint3 operator*(uint3 a, uint3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline uint3 operator*(uint3 a, unsigned int b) { return {a.x * b, a.y * b, a.z * b}; }
inline uint3 operator*(unsigned int a, uint3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline uint3 operator%(uint3 a, uint3 b) { return {a.x % b.x, a.y % b.y, a.z % b.z}; }
inline uint3 operator%(uint3 a, unsigned int b) { return {a.x % b, a.y % b, a.z % b}; }
inline uint3 operator%(unsigned int a, uint3 b) { return {a % b.x, a % b.y, a % b.z}; }
inline device uint3 &operator%=(device uint3 &a, uint3 b) { a = a % b; return a; }
inline threadgroup uint3 &operator%=(threadgroup uint3 &a, uint3 b) { a = a % b; return a; }
inline thread uint3 &operator%=(thread uint3 &a, uint3 b) { a = a % b; return a; }
inline device uint3 &operator%=(device uint3 &a, unsigned int b) { a = a % b; return a; }
inline threadgroup uint3 &operator%=(threadgroup uint3 &a, unsigned int b) { a = a % b; return a; }
inline thread uint3 &operator%=(thread uint3 &a, unsigned int b) { a = a % b; return a; }
inline uint3 operator|(uint3 a, uint3 b) { return {a.x | b.x, a.y | b.y, a.z | b.z}; }
inline uint3 operator|(uint3 a, unsigned int b) { return {a.x | b, a.y | b, a.z | b}; }
inline uint3 operator|(unsigned int a, uint3 b) { return {a | b.x, a | b.y, a | b.z}; }
inline device uint3 &operator|=(device uint3 &a, uint3 b) { a = a | b; return a; }
inline threadgroup uint3 &operator|=(threadgroup uint3 &a, uint3 b) { a = a | b; return a; }
inline thread uint3 &operator|=(thread uint3 &a, uint3 b) { a = a | b; return a; }
inline device uint3 &operator|=(device uint3 &a, unsigned int b) { a = a | b; return a; }
inline threadgroup uint3 &operator|=(threadgroup uint3 &a, unsigned int b) { a = a | b; return a; }
inline thread uint3 &operator|=(thread uint3 &a, unsigned int b) { a = a | b; return a; }
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
inline device ulong3 &operator+=(device ulong3 &a, ulong3 b) { a = a + b; return a; }
inline threadgroup ulong3 &operator+=(threadgroup ulong3 &a, ulong3 b) { a = a + b; return a; }
inline thread ulong3 &operator+=(thread ulong3 &a, ulong3 b) { a = a + b; return a; }
inline device ulong3 &operator+=(device ulong3 &a, unsigned long b) { a = a + b; return a; }
inline threadgroup ulong3 &operator+=(threadgroup ulong3 &a, unsigned long b) { a = a + b; return a; }
inline thread ulong3 &operator+=(thread ulong3 &a, unsigned long b) { a = a + b; return a; }
inline ulong3 operator-(ulong3 a, ulong3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline ulong3 operator-(ulong3 a, unsigned long b) { return {a.x - b, a.y - b, a.z - b}; }
inline ulong3 operator-(unsigned long a, ulong3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline device ulong3 &operator-=(device ulong3 &a, ulong3 b) { a = a - b; return a; }
inline threadgroup ulong3 &operator-=(threadgroup ulong3 &a, ulong3 b) { a = a - b; return a; }
inline thread ulong3 &operator-=(thread ulong3 &a, ulong3 b) { a = a - b; return a; }
inline device ulong3 &operator-=(device ulong3 &a, unsigned long b) { a = a - b; return a; }
inline threadgroup ulong3 &operator-=(threadgroup ulong3 &a, unsigned long b) { a = a - b; return a; }
inline thread ulong3 &operator-=(thread ulong3 &a, unsigned long b) { a = a - b; return a; }
inline ulong3 operator*(ulong3 a, ulong3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline ulong3 operator*(ulong3 a, unsigned long b) { return {a.x * b, a.y * b, a.z * b}; }
inline ulong3 operator*(unsigned long a, ulong3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline ulong3 operator%(ulong3 a, ulong3 b) { return {a.x % b.x, a.y % b.y, a.z % b.z}; }
inline ulong3 operator%(ulong3 a, unsigned long b) { return {a.x % b, a.y % b, a.z % b}; }
inline ulong3 operator%(unsigned long a, ulong3 b) { return {a % b.x, a % b.y, a % b.z}; }
inline device ulong3 &operator%=(device ulong3 &a, ulong3 b) { a = a % b; return a; }
inline threadgroup ulong3 &operator%=(threadgroup ulong3 &a, ulong3 b) { a = a % b; return a; }
inline thread ulong3 &operator%=(thread ulong3 &a, ulong3 b) { a = a % b; return a; }
inline device ulong3 &operator%=(device ulong3 &a, unsigned long b) { a = a % b; return a; }
inline threadgroup ulong3 &operator%=(threadgroup ulong3 &a, unsigned long b) { a = a % b; return a; }
inline thread ulong3 &operator%=(thread ulong3 &a, unsigned long b) { a = a % b; return a; }
inline ulong3 operator|(ulong3 a, ulong3 b) { return {a.x | b.x, a.y | b.y, a.z | b.z}; }
inline ulong3 operator|(ulong3 a, unsigned long b) { return {a.x | b, a.y | b, a.z | b}; }
inline ulong3 operator|(unsigned long a, ulong3 b) { return {a | b.x, a | b.y, a | b.z}; }
inline device ulong3 &operator|=(device ulong3 &a, ulong3 b) { a = a | b; return a; }
inline threadgroup ulong3 &operator|=(threadgroup ulong3 &a, ulong3 b) { a = a | b; return a; }
inline thread ulong3 &operator|=(thread ulong3 &a, ulong3 b) { a = a | b; return a; }
inline device ulong3 &operator|=(device ulong3 &a, unsigned long b) { a = a | b; return a; }
inline threadgroup ulong3 &operator|=(threadgroup ulong3 &a, unsigned long b) { a = a | b; return a; }
inline thread ulong3 &operator|=(thread ulong3 &a, unsigned long b) { a = a | b; return a; }
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

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_rows_0(constant const int &N [[buffer(0)]], constant const long4 &_occa_arg_1 [[buffer(1)]], device const Row *a [[buffer(2)]], device Row *b [[buffer(3)]], device ulong3 *marks [[buffer(4)]], okl_native_uint3 _occa_group_position [[threadgroup_position_in_grid]], okl_native_uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const long4 by = _occa_arg_1;
  threadgroup long4 s[8];
#line 12 "kernels/vectors/longs.okl"
  { int g = 8 * (int)_occa_group_position.x;
    
    Row mine;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N) {
        mine = a[i];
        s[i - g] = mine.next * by;
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 21 "kernels/vectors/longs.okl"
    { int i = (int)(g) + (int)_occa_thread_position.x;
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
