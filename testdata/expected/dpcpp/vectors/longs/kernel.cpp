#include <sycl/sycl.hpp>
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
#line 1 "kernels/vectors/longs.okl"
// Vectors of 64-bit integers, alone and in structs; also the type that Metal tells kernels by where they are.

struct Row {
  int first;
  long4 next;
  ulong3 marks;
  char last;
  uint3 place;
};

extern "C" void _occa_rows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const long4 &by, const Row *a, Row *b, ulong3 *marks) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 12 "kernels/vectors/longs.okl"
  { int g = 8 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<long4[8]>(item_.get_group());
    Row mine;
    { int i = (int)(g) + (int)item_.get_local_id(2);
      if (i < N) {
        mine = a[i];
        s[i - g] = mine.next * by;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 21 "kernels/vectors/longs.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
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
    });
  });
}
