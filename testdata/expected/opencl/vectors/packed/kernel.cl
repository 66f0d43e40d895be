typedef struct { char x, y, z; } okl_char3;
#define char3 okl_char3
#define make_char3 okl_make_char3
static inline char3 make_char3(char x, char y, char z) { char3 made = {x, y, z}; return made; }
static inline __attribute__((overloadable)) char3 okl_multiply(char3 a, char b) { return (char3){(char)(a.x * b), (char)(a.y * b), (char)(a.z * b)}; }
static inline __attribute__((overloadable)) char3 okl_add_to(__global char3 *a, char3 b) { return *a = (char3){(char)(a->x + b.x), (char)(a->y + b.y), (char)(a->z + b.z)}; }
static inline __attribute__((overloadable)) char3 okl_add_to(__local char3 *a, char3 b) { return *a = (char3){(char)(a->x + b.x), (char)(a->y + b.y), (char)(a->z + b.z)}; }
static inline __attribute__((overloadable)) char3 okl_add_to(__private char3 *a, char3 b) { return *a = (char3){(char)(a->x + b.x), (char)(a->y + b.y), (char)(a->z + b.z)}; }
static inline __attribute__((overloadable)) char3 okl_negate(char3 a) { return (char3){(char)(-a.x), (char)(-a.y), (char)(-a.z)}; }
typedef struct { float x, y, z; } okl_float3;
#define float3 okl_float3
#define make_float3 okl_make_float3
static inline float3 make_float3(float x, float y, float z) { float3 made = {x, y, z}; return made; }
static inline __attribute__((overloadable)) float3 okl_multiply(float3 a, float b) { return (float3){a.x * b, a.y * b, a.z * b}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__global float3 *a, float b) { return *a = (float3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__local float3 *a, float b) { return *a = (float3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__private float3 *a, float b) { return *a = (float3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) float3 okl_add(float3 a, float3 b) { return (float3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add(float3 a, float b) { return (float3){a.x + b, a.y + b, a.z + b}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__global float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__local float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__private float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract(float3 a, float3 b) { return (float3){a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__global float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__local float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__private float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_divide(float3 a, float b) { return (float3){a.x / b, a.y / b, a.z / b}; }
static inline __attribute__((overloadable)) float3 okl_negate(float3 a) { return (float3){-a.x, -a.y, -a.z}; }
static inline __attribute__((overloadable)) float okl_dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline __attribute__((overloadable)) float okl_length(float3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline __attribute__((overloadable)) float3 okl_normalize(float3 a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return (float3){a.x / n, a.y / n, a.z / n}; }
static inline __attribute__((overloadable)) float3 okl_clamp(float3 a, float low, float high) { return (float3){a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
typedef struct { int x, y, z; } okl_int3;
#define int3 okl_int3
static inline __attribute__((overloadable)) int3 okl_modulo(int3 a, int b) { return (int3){a.x % b, a.y % b, a.z % b}; }
static inline __attribute__((overloadable)) int3 okl_and(int3 a, int b) { return (int3){a.x & b, a.y & b, a.z & b}; }
static inline __attribute__((overloadable)) int3 okl_multiply(int3 a, int3 b) { return (int3){a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline __attribute__((overloadable)) int3 okl_add(int3 a, int3 b) { return (int3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline __attribute__((overloadable)) int3 okl_add_to(__global int3 *a, int b) { return *a = (int3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) int3 okl_add_to(__local int3 *a, int b) { return *a = (int3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) int3 okl_add_to(__private int3 *a, int b) { return *a = (int3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) int3 okl_subtract_to(__global int3 *a, int3 b) { return *a = (int3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) int3 okl_subtract_to(__local int3 *a, int3 b) { return *a = (int3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) int3 okl_subtract_to(__private int3 *a, int3 b) { return *a = (int3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) int3 okl_shift_left(int3 a, int b) { return (int3){a.x << b, a.y << b, a.z << b}; }
static inline __attribute__((overloadable)) int3 okl_shift_right(int3 a, int b) { return (int3){a.x >> b, a.y >> b, a.z >> b}; }
static inline __attribute__((overloadable)) int3 okl_or_to(__global int3 *a, int b) { return *a = (int3){a->x | b, a->y | b, a->z | b}; }
static inline __attribute__((overloadable)) int3 okl_or_to(__local int3 *a, int b) { return *a = (int3){a->x | b, a->y | b, a->z | b}; }
static inline __attribute__((overloadable)) int3 okl_or_to(__private int3 *a, int b) { return *a = (int3){a->x | b, a->y | b, a->z | b}; }
typedef struct { unsigned short x, y, z; } okl_ushort3;
#define ushort3 okl_ushort3
static inline __attribute__((overloadable)) ushort3 okl_subtract_to(__global ushort3 *a, ushort3 b) { return *a = (ushort3){(unsigned short)(a->x - b.x), (unsigned short)(a->y - b.y), (unsigned short)(a->z - b.z)}; }
static inline __attribute__((overloadable)) ushort3 okl_subtract_to(__local ushort3 *a, ushort3 b) { return *a = (ushort3){(unsigned short)(a->x - b.x), (unsigned short)(a->y - b.y), (unsigned short)(a->z - b.z)}; }
static inline __attribute__((overloadable)) ushort3 okl_subtract_to(__private ushort3 *a, ushort3 b) { return *a = (ushort3){(unsigned short)(a->x - b.x), (unsigned short)(a->y - b.y), (unsigned short)(a->z - b.z)}; }
static inline __attribute__((overloadable)) ushort3 okl_xor(ushort3 a, ushort3 b) { return (ushort3){(unsigned short)(a.x ^ b.x), (unsigned short)(a.y ^ b.y), (unsigned short)(a.z ^ b.z)}; }
#line 1 "kernels/vectors/packed.okl"
// Arrays of three numbers, which are packed everywhere: whole, by part, compound, through pointers and functions.

static inline float3 turned(const float3 v) { return make_float3(v.z, v.x, v.y); }

static inline void push__g(__global float3 *place, const float3 by) { okl_add_to(&*place, by); }
#line 5 "kernels/vectors/packed.okl"
static inline void push__p(__private float3 *place, const float3 by) { okl_add_to(&*place, by); }

static __global inline float3 *behind(__global float3 *p, const int n) { return p + n; }

static inline float3 longer(const float3 a, const float3 b) { return okl_dot(a, a) < okl_dot(b, b) ? b : a; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_whole_0(const int N, const float3 shift, __global const float3 *a, __global float3 *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    float3 v = a[i], w = {v.x, 2.0f};
    const float3 none = {0}, u = v;
    b[i] = a[i];
    okl_add_to(&b[i], okl_subtract(okl_multiply(turned(v), 2.0f), okl_divide(shift, 4.0f)));
    okl_multiply_to(&b[i], i % 2 ? 0.5f : 2);
    okl_subtract_to(&b[i], okl_negate(w));
    push__g(&b[i], okl_add(none, 1));
    push__p(&v, w);
    b[i].x = b[i].y + v.z;
    b[i].y -= 2;
    b[i] = i % 3 ? b[i] : v;
    b[i] = i % 5 ? longer(b[i], u) : turned(b[i]);
    b[i] = i % 7 ? b[i] : a[i];
    (*behind(b, i)).z += (okl_add(turned(v), v)).y;
    b[i] = okl_add(okl_clamp(b[i], -3, 3.0), okl_multiply(okl_normalize(w), okl_length(v)));
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shifted_0(const int N, __global const int3 *a, __global int3 *b) {
  __local int3 s[16];
#line 32 "kernels/vectors/packed.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int3 mine;
    { int i = g + (int)get_local_id(0);
      mine = i < N ? a[i] : (int3){1, 2};
      s[i - g] = okl_shift_left(mine, 1);
      s[i - g].y ^= i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/vectors/packed.okl"
    { int i = g + (int)get_local_id(0);
      __local int3 *next = &s[15 - (i - g)];
      if (i < N) {
        b[i] = okl_add(okl_modulo(*next, 7), okl_multiply((okl_and(mine, 255)), mine));
        b[i].z += next->y;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 47 "kernels/vectors/packed.okl"
    { int i = g + (int)get_local_id(0);
      okl_or_to(&s[i - g], 3);
      okl_add_to(&s[i - g], s[i - g].x);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/vectors/packed.okl"
    { int i = g + (int)get_local_id(0);
      if (i < N) okl_subtract_to(&b[i], okl_shift_right(s[15 - (i - g)], 1));
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_narrow_0(const int N, __global const char3 *a, __global const ushort3 *u, __global char3 *b, __global ushort3 *v) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    char3 c = a[i];
    okl_add_to(&c, make_char3(1, -2, 100));
    c = okl_multiply(okl_negate(c), 3);
    b[i] = c;
    b[i].y += i;
    ushort3 w[2] = {{1, 2, 3}, u[i]};
    okl_subtract_to(&w[0], w[1]);
    v[i] = okl_xor(w[0], w[1]);
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_casts_0(const int N, __global const float *a, __global float *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    __global const float3 *from = (__global const float3 *)a;
    __global float3 *to = (__global float3 *)(b + 3);
    to[i] = okl_add(from[i], from[0]);
    __global float *part = (__global float *)(to + i);
    part[1] += 0.5f;
    __global float4 *wide = (__global float4 *)(b + 4 * ((3 * N + 6) / 4));
    wide[i] = (float4)(from[i].x, from[i].y, from[i].z, part[2]);
    wide[i] += 1.0f;
  } }
}
