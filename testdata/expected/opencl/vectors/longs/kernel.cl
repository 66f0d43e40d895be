typedef struct __attribute__((aligned(16))) { long x, y, z, w; } okl_long4;
#define long4 okl_long4
static inline __attribute__((overloadable)) long4 okl_multiply(long4 a, long4 b) { return (long4){a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline __attribute__((overloadable)) long4 okl_subtract_to(__global long4 *a, long4 b) { return *a = (long4){a->x - b.x, a->y - b.y, a->z - b.z, a->w - b.w}; }
static inline __attribute__((overloadable)) long4 okl_subtract_to(__local long4 *a, long4 b) { return *a = (long4){a->x - b.x, a->y - b.y, a->z - b.z, a->w - b.w}; }
static inline __attribute__((overloadable)) long4 okl_subtract_to(__private long4 *a, long4 b) { return *a = (long4){a->x - b.x, a->y - b.y, a->z - b.z, a->w - b.w}; }
static inline __attribute__((overloadable)) long4 okl_shift_right(long4 a, long b) { return (long4){a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
typedef struct { unsigned int x, y, z; } okl_uint3;
#define uint3 okl_uint3
static inline __attribute__((overloadable)) uint3 okl_modulo_to(__global uint3 *a, unsigned int b) { return *a = (uint3){a->x % b, a->y % b, a->z % b}; }
static inline __attribute__((overloadable)) uint3 okl_modulo_to(__local uint3 *a, unsigned int b) { return *a = (uint3){a->x % b, a->y % b, a->z % b}; }
static inline __attribute__((overloadable)) uint3 okl_modulo_to(__private uint3 *a, unsigned int b) { return *a = (uint3){a->x % b, a->y % b, a->z % b}; }
static inline __attribute__((overloadable)) uint3 okl_add_to(__global uint3 *a, unsigned int b) { return *a = (uint3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) uint3 okl_add_to(__local uint3 *a, unsigned int b) { return *a = (uint3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) uint3 okl_add_to(__private uint3 *a, unsigned int b) { return *a = (uint3){a->x + b, a->y + b, a->z + b}; }
typedef struct { unsigned long x, y, z; } okl_ulong3;
#define ulong3 okl_ulong3
static inline __attribute__((overloadable)) ulong3 okl_modulo(ulong3 a, unsigned long b) { return (ulong3){a.x % b, a.y % b, a.z % b}; }
static inline __attribute__((overloadable)) ulong3 okl_shift_left(ulong3 a, unsigned long b) { return (ulong3){a.x << b, a.y << b, a.z << b}; }
static inline __attribute__((overloadable)) ulong3 okl_shift_left(unsigned long a, ulong3 b) { return (ulong3){a << b.x, a << b.y, a << b.z}; }
static inline __attribute__((overloadable)) ulong3 okl_xor(ulong3 a, ulong3 b) { return (ulong3){a.x ^ b.x, a.y ^ b.y, a.z ^ b.z}; }
static inline __attribute__((overloadable)) ulong3 okl_or_to(__global ulong3 *a, unsigned long b) { return *a = (ulong3){a->x | b, a->y | b, a->z | b}; }
static inline __attribute__((overloadable)) ulong3 okl_or_to(__local ulong3 *a, unsigned long b) { return *a = (ulong3){a->x | b, a->y | b, a->z | b}; }
static inline __attribute__((overloadable)) ulong3 okl_or_to(__private ulong3 *a, unsigned long b) { return *a = (ulong3){a->x | b, a->y | b, a->z | b}; }
#line 1 "kernels/vectors/longs.okl"
// Vectors of 64-bit integers, alone and in structs; also the type that Metal tells kernels by where they are.

typedef struct Row {
  int first;
  long4 next;
  ulong3 marks;
  char last;
  uint3 place;
} Row;

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_rows_0(const int N, const long4 by, __global const Row *a, __global Row *b, __global ulong3 *marks) {
  __local long4 s[8];
#line 12 "kernels/vectors/longs.okl"
  { int g = 8 * (int)get_group_id(0);
    
    Row mine;
    { int i = g + (int)get_local_id(0);
      if (i < N) {
        mine = a[i];
        s[i - g] = okl_multiply(mine.next, by);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/vectors/longs.okl"
    { int i = g + (int)get_local_id(0);
      const int other = i % 8 < 4 && i + 4 < N ? i - g + 4 : i - g;
      if (i < N) {
        okl_subtract_to(&mine.next, okl_shift_right(s[other], 2));
        mine.next.z += sizeof(Row);
        mine.marks = okl_xor((okl_shift_left(mine.marks, 3)), marks[i]);
        okl_add_to(&mine.place, 2);
        b[i] = mine;
        marks[i] = okl_shift_left(1, okl_modulo(marks[i], 5));
        okl_or_to(&marks[i], 64);
        okl_modulo_to(&b[i].place, 10);
      }
    }
  }
}
