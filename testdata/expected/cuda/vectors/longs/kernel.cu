static __host__ __device__ inline long4 &operator-=(long4 &a, const long4 &b) { return a = long4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline long4 operator*(const long4 &a, const long4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline long4 operator>>(const long4 &a, long b) { return {a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
static __host__ __device__ inline uint3 &operator+=(uint3 &a, unsigned int b) { return a = uint3{a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline uint3 &operator%=(uint3 &a, unsigned int b) { return a = uint3{a.x % b, a.y % b, a.z % b}; }
static __host__ __device__ inline ulong3 operator%(const ulong3 &a, unsigned long b) { return {a.x % b, a.y % b, a.z % b}; }
static __host__ __device__ inline ulong3 &operator|=(ulong3 &a, unsigned long b) { return a = ulong3{a.x | b, a.y | b, a.z | b}; }
static __host__ __device__ inline ulong3 operator^(const ulong3 &a, const ulong3 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
static __host__ __device__ inline ulong3 operator<<(const ulong3 &a, unsigned long b) { return {a.x << b, a.y << b, a.z << b}; }
static __host__ __device__ inline ulong3 operator<<(unsigned long a, const ulong3 &b) { return {a << b.x, a << b.y, a << b.z}; }
#line 1 "kernels/vectors/longs.okl"
// Vectors of 64-bit integers, alone and in structs; also the type that Metal tells kernels by where they are.

struct Row {
  int first;
  long4 next;
  ulong3 marks;
  char last;
  uint3 place;
};

extern "C" __global__ __launch_bounds__(8) void _occa_rows_0(const int N, const long4 by, const Row *a, Row *b, ulong3 *marks) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ long4 s[8];
    Row mine;
    { int i = g + (int)threadIdx.x;
      if (i < N) {
        mine = a[i];
        s[i - g] = mine.next * by;
      }
    }
    __syncthreads();
#line 21 "kernels/vectors/longs.okl"
    { int i = g + (int)threadIdx.x;
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
