#line 1 "kernels/vectors/sizes.okl"
// Sizes and alignments of all vectors, as each compiler sees them: the host's, the device's, and okl itself.

static_assert(sizeof(char2) == 2 && alignof(char2) == 2, "char2");
static_assert(sizeof(char3) == 3 && alignof(char3) == 1, "char3");
static_assert(sizeof(char4) == 4 && alignof(char4) == 4, "char4");
static_assert(sizeof(uchar2) == 2 && alignof(uchar2) == 2, "uchar2");
static_assert(sizeof(uchar3) == 3 && alignof(uchar3) == 1, "uchar3");
static_assert(sizeof(uchar4) == 4 && alignof(uchar4) == 4, "uchar4");
static_assert(sizeof(short2) == 4 && alignof(short2) == 4, "short2");
static_assert(sizeof(short3) == 6 && alignof(short3) == 2, "short3");
static_assert(sizeof(short4) == 8 && alignof(short4) == 8, "short4");
static_assert(sizeof(ushort2) == 4 && alignof(ushort2) == 4, "ushort2");
static_assert(sizeof(ushort3) == 6 && alignof(ushort3) == 2, "ushort3");
static_assert(sizeof(ushort4) == 8 && alignof(ushort4) == 8, "ushort4");
static_assert(sizeof(int2) == 8 && alignof(int2) == 8, "int2");
static_assert(sizeof(int3) == 12 && alignof(int3) == 4, "int3");
static_assert(sizeof(int4) == 16 && alignof(int4) == 16, "int4");
static_assert(sizeof(uint2) == 8 && alignof(uint2) == 8, "uint2");
static_assert(sizeof(uint3) == 12 && alignof(uint3) == 4, "uint3");
static_assert(sizeof(uint4) == 16 && alignof(uint4) == 16, "uint4");
static_assert(sizeof(float2) == 8 && alignof(float2) == 8, "float2");
static_assert(sizeof(float3) == 12 && alignof(float3) == 4, "float3");
static_assert(sizeof(float4) == 16 && alignof(float4) == 16, "float4");
static_assert(sizeof(long2) == 16 && alignof(long2) == 16, "long2");
static_assert(sizeof(long3) == 24 && alignof(long3) == 8, "long3");
static_assert(sizeof(long4) == 32 && alignof(long4) == 16, "long4");
static_assert(sizeof(ulong2) == 16 && alignof(ulong2) == 16, "ulong2");
static_assert(sizeof(ulong3) == 24 && alignof(ulong3) == 8, "ulong3");
static_assert(sizeof(ulong4) == 32 && alignof(ulong4) == 16, "ulong4");

struct Mixed {
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
};

static_assert(sizeof(Mixed) == 128 && alignof(Mixed) == 16, "Mixed");

extern "C" __global__ __launch_bounds__(16) void _occa_sizes_0(const int N, const Mixed *a, int *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const Mixed m = a[i];
    b[i] = m.a + 2 * m.b.z + 3 * m.c.y + 5 * m.d + (int)m.e.z + (int)m.f.y + 7 * m.g + (int)m.h.z + m.i + (int)m.j.w + m.k;
  } }
}
