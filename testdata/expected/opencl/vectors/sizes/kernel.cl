typedef struct { char x, y, z; } okl_char3;
#define char3 okl_char3
typedef struct { float x, y, z; } okl_float3;
#define float3 okl_float3
typedef struct { int x, y, z; } okl_int3;
#define int3 okl_int3
typedef struct { long x, y, z; } okl_long3;
#define long3 okl_long3
typedef struct __attribute__((aligned(16))) { long x, y, z, w; } okl_long4;
#define long4 okl_long4
typedef struct { short x, y, z; } okl_short3;
#define short3 okl_short3
typedef struct { unsigned char x, y, z; } okl_uchar3;
#define uchar3 okl_uchar3
typedef struct { unsigned int x, y, z; } okl_uint3;
#define uint3 okl_uint3
typedef struct { unsigned long x, y, z; } okl_ulong3;
#define ulong3 okl_ulong3
typedef struct __attribute__((aligned(16))) { unsigned long x, y, z, w; } okl_ulong4;
#define ulong4 okl_ulong4
typedef struct { unsigned short x, y, z; } okl_ushort3;
#define ushort3 okl_ushort3
#line 1 "kernels/vectors/sizes.okl"
// Sizes and alignments of all vectors, as each compiler sees them: the host's, the device's, and okl itself.





























typedef struct Mixed {
  char a;
  char3 b;
  short2 c;
  char d;
  float3 e;
  float2 f;
  char g;
  long3 h;
  int i;
  long4 j;
  char k;
} Mixed;



__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_sizes_0(const int N, __global const Mixed *a, __global int *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const Mixed m = a[i];
    b[i] = m.a + 2 * m.b.z + 3 * m.c.y + 5 * m.d + (int)m.e.z + (int)m.f.y + 7 * m.g + (int)m.h.z + m.i + (int)m.j.w + m.k;
  } }
}
