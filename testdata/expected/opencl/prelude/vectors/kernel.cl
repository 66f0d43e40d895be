#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef struct __attribute__((aligned(16))) { double x, y, z, w; } okl_double4;
#define double4 okl_double4
static inline __attribute__((overloadable)) double4 okl_multiply(double4 a, double4 b) { return (double4){a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline __attribute__((overloadable)) double4 okl_multiply(double4 a, double b) { return (double4){a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline __attribute__((overloadable)) double4 okl_multiply(double a, double4 b) { return (double4){a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline __attribute__((overloadable)) double4 okl_multiply_to(__global double4 *a, double4 b) { return *a = (double4){a->x * b.x, a->y * b.y, a->z * b.z, a->w * b.w}; }
static inline __attribute__((overloadable)) double4 okl_multiply_to(__local double4 *a, double4 b) { return *a = (double4){a->x * b.x, a->y * b.y, a->z * b.z, a->w * b.w}; }
static inline __attribute__((overloadable)) double4 okl_multiply_to(__private double4 *a, double4 b) { return *a = (double4){a->x * b.x, a->y * b.y, a->z * b.z, a->w * b.w}; }
static inline __attribute__((overloadable)) double4 okl_multiply_to(__global double4 *a, double b) { return *a = (double4){a->x * b, a->y * b, a->z * b, a->w * b}; }
static inline __attribute__((overloadable)) double4 okl_multiply_to(__local double4 *a, double b) { return *a = (double4){a->x * b, a->y * b, a->z * b, a->w * b}; }
static inline __attribute__((overloadable)) double4 okl_multiply_to(__private double4 *a, double b) { return *a = (double4){a->x * b, a->y * b, a->z * b, a->w * b}; }
static inline __attribute__((overloadable)) double4 okl_add(double4 a, double4 b) { return (double4){a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add(double4 a, double b) { return (double4){a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline __attribute__((overloadable)) double4 okl_add(double a, double4 b) { return (double4){a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__global double4 *a, double4 b) { return *a = (double4){a->x + b.x, a->y + b.y, a->z + b.z, a->w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__local double4 *a, double4 b) { return *a = (double4){a->x + b.x, a->y + b.y, a->z + b.z, a->w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__private double4 *a, double4 b) { return *a = (double4){a->x + b.x, a->y + b.y, a->z + b.z, a->w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__global double4 *a, double b) { return *a = (double4){a->x + b, a->y + b, a->z + b, a->w + b}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__local double4 *a, double b) { return *a = (double4){a->x + b, a->y + b, a->z + b, a->w + b}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__private double4 *a, double b) { return *a = (double4){a->x + b, a->y + b, a->z + b, a->w + b}; }
static inline __attribute__((overloadable)) double4 okl_subtract(double4 a, double4 b) { return (double4){a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline __attribute__((overloadable)) double4 okl_subtract(double4 a, double b) { return (double4){a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline __attribute__((overloadable)) double4 okl_subtract(double a, double4 b) { return (double4){a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline __attribute__((overloadable)) double4 okl_subtract_to(__global double4 *a, double4 b) { return *a = (double4){a->x - b.x, a->y - b.y, a->z - b.z, a->w - b.w}; }
static inline __attribute__((overloadable)) double4 okl_subtract_to(__local double4 *a, double4 b) { return *a = (double4){a->x - b.x, a->y - b.y, a->z - b.z, a->w - b.w}; }
static inline __attribute__((overloadable)) double4 okl_subtract_to(__private double4 *a, double4 b) { return *a = (double4){a->x - b.x, a->y - b.y, a->z - b.z, a->w - b.w}; }
static inline __attribute__((overloadable)) double4 okl_subtract_to(__global double4 *a, double b) { return *a = (double4){a->x - b, a->y - b, a->z - b, a->w - b}; }
static inline __attribute__((overloadable)) double4 okl_subtract_to(__local double4 *a, double b) { return *a = (double4){a->x - b, a->y - b, a->z - b, a->w - b}; }
static inline __attribute__((overloadable)) double4 okl_subtract_to(__private double4 *a, double b) { return *a = (double4){a->x - b, a->y - b, a->z - b, a->w - b}; }
static inline __attribute__((overloadable)) double4 okl_divide(double4 a, double4 b) { return (double4){a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline __attribute__((overloadable)) double4 okl_divide(double4 a, double b) { return (double4){a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline __attribute__((overloadable)) double4 okl_divide(double a, double4 b) { return (double4){a / b.x, a / b.y, a / b.z, a / b.w}; }
static inline __attribute__((overloadable)) double4 okl_divide_to(__global double4 *a, double4 b) { return *a = (double4){a->x / b.x, a->y / b.y, a->z / b.z, a->w / b.w}; }
static inline __attribute__((overloadable)) double4 okl_divide_to(__local double4 *a, double4 b) { return *a = (double4){a->x / b.x, a->y / b.y, a->z / b.z, a->w / b.w}; }
static inline __attribute__((overloadable)) double4 okl_divide_to(__private double4 *a, double4 b) { return *a = (double4){a->x / b.x, a->y / b.y, a->z / b.z, a->w / b.w}; }
static inline __attribute__((overloadable)) double4 okl_divide_to(__global double4 *a, double b) { return *a = (double4){a->x / b, a->y / b, a->z / b, a->w / b}; }
static inline __attribute__((overloadable)) double4 okl_divide_to(__local double4 *a, double b) { return *a = (double4){a->x / b, a->y / b, a->z / b, a->w / b}; }
static inline __attribute__((overloadable)) double4 okl_divide_to(__private double4 *a, double b) { return *a = (double4){a->x / b, a->y / b, a->z / b, a->w / b}; }
static inline __attribute__((overloadable)) double4 okl_negate(double4 a) { return (double4){-a.x, -a.y, -a.z, -a.w}; }
static inline __attribute__((overloadable)) double okl_dot(double4 a, double4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
static inline __attribute__((overloadable)) double okl_length(double4 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
static inline __attribute__((overloadable)) double4 okl_normalize(double4 a) { const double n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); return (double4){a.x / n, a.y / n, a.z / n, a.w / n}; }
static inline __attribute__((overloadable)) double4 okl_clamp(double4 a, double low, double high) { return (double4){a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static inline __attribute__((overloadable)) double4 okl_clamp(double4 a, double4 low, double4 high) { return (double4){a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
typedef struct { float x, y, z; } okl_float3;
#define float3 okl_float3
#define make_float3 okl_make_float3
static inline float3 make_float3(float x, float y, float z) { float3 made = {x, y, z}; return made; }
static inline __attribute__((overloadable)) float3 okl_multiply(float3 a, float3 b) { return (float3){a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline __attribute__((overloadable)) float3 okl_multiply(float3 a, float b) { return (float3){a.x * b, a.y * b, a.z * b}; }
static inline __attribute__((overloadable)) float3 okl_multiply(float a, float3 b) { return (float3){a * b.x, a * b.y, a * b.z}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__global float3 *a, float3 b) { return *a = (float3){a->x * b.x, a->y * b.y, a->z * b.z}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__local float3 *a, float3 b) { return *a = (float3){a->x * b.x, a->y * b.y, a->z * b.z}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__private float3 *a, float3 b) { return *a = (float3){a->x * b.x, a->y * b.y, a->z * b.z}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__global float3 *a, float b) { return *a = (float3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__local float3 *a, float b) { return *a = (float3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) float3 okl_multiply_to(__private float3 *a, float b) { return *a = (float3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) float3 okl_add(float3 a, float3 b) { return (float3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add(float3 a, float b) { return (float3){a.x + b, a.y + b, a.z + b}; }
static inline __attribute__((overloadable)) float3 okl_add(float a, float3 b) { return (float3){a + b.x, a + b.y, a + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__global float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__local float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__private float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__global float3 *a, float b) { return *a = (float3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__local float3 *a, float b) { return *a = (float3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__private float3 *a, float b) { return *a = (float3){a->x + b, a->y + b, a->z + b}; }
static inline __attribute__((overloadable)) float3 okl_subtract(float3 a, float3 b) { return (float3){a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract(float3 a, float b) { return (float3){a.x - b, a.y - b, a.z - b}; }
static inline __attribute__((overloadable)) float3 okl_subtract(float a, float3 b) { return (float3){a - b.x, a - b.y, a - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__global float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__local float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__private float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__global float3 *a, float b) { return *a = (float3){a->x - b, a->y - b, a->z - b}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__local float3 *a, float b) { return *a = (float3){a->x - b, a->y - b, a->z - b}; }
static inline __attribute__((overloadable)) float3 okl_subtract_to(__private float3 *a, float b) { return *a = (float3){a->x - b, a->y - b, a->z - b}; }
static inline __attribute__((overloadable)) float3 okl_divide(float3 a, float3 b) { return (float3){a.x / b.x, a.y / b.y, a.z / b.z}; }
static inline __attribute__((overloadable)) float3 okl_divide(float3 a, float b) { return (float3){a.x / b, a.y / b, a.z / b}; }
static inline __attribute__((overloadable)) float3 okl_divide(float a, float3 b) { return (float3){a / b.x, a / b.y, a / b.z}; }
static inline __attribute__((overloadable)) float3 okl_divide_to(__global float3 *a, float3 b) { return *a = (float3){a->x / b.x, a->y / b.y, a->z / b.z}; }
static inline __attribute__((overloadable)) float3 okl_divide_to(__local float3 *a, float3 b) { return *a = (float3){a->x / b.x, a->y / b.y, a->z / b.z}; }
static inline __attribute__((overloadable)) float3 okl_divide_to(__private float3 *a, float3 b) { return *a = (float3){a->x / b.x, a->y / b.y, a->z / b.z}; }
static inline __attribute__((overloadable)) float3 okl_divide_to(__global float3 *a, float b) { return *a = (float3){a->x / b, a->y / b, a->z / b}; }
static inline __attribute__((overloadable)) float3 okl_divide_to(__local float3 *a, float b) { return *a = (float3){a->x / b, a->y / b, a->z / b}; }
static inline __attribute__((overloadable)) float3 okl_divide_to(__private float3 *a, float b) { return *a = (float3){a->x / b, a->y / b, a->z / b}; }
static inline __attribute__((overloadable)) float3 okl_negate(float3 a) { return (float3){-a.x, -a.y, -a.z}; }
static inline __attribute__((overloadable)) float okl_dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline __attribute__((overloadable)) float okl_length(float3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline __attribute__((overloadable)) float3 okl_normalize(float3 a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return (float3){a.x / n, a.y / n, a.z / n}; }
static inline __attribute__((overloadable)) float3 okl_clamp(float3 a, float low, float high) { return (float3){a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
static inline __attribute__((overloadable)) float3 okl_clamp(float3 a, float3 low, float3 high) { return (float3){a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
#line 1 "kernels/prelude/vectors.okl"
// Vector types with their arithmetic, without an include.

static inline float3 _occa_cross(const float3 a, const float3 b) {
  return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

#line 8 "kernels/prelude/vectors.okl"
static inline void store_float(__global float *to, __private const float *value) {
  *to = (*value);
}


#line 12 "kernels/prelude/vectors.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_floats_0(const int N, __global const float *a, __global float *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    float3 p = {a[3 * i], a[3 * i + 1], a[3 * i + 2]};
    float3 q = make_float3(1.0f, 2.0f, 3.0f);
    float3 r = okl_add(okl_subtract(okl_add(okl_multiply(2.0f, p), okl_divide(q, 2.0f)), okl_multiply(p, q)), 1.0f);
    okl_add_to(&r, q);
    okl_multiply_to(&r, 0.5f);
    okl_subtract_to(&r, okl_negate(p));
    r = okl_add(okl_add(r, _occa_cross(p, q)), okl_multiply(okl_normalize(q), okl_length(q)));
    __private float *y = &r.y;
    *y += okl_dot(p, q);
    float2 s = clamp((float2)(a[3 * i], a[3 * i + 1]), -0.5f, 0.5f);
    double4 t = {1, 2, 3, 4};
    t = okl_add(okl_divide(t, 2.0), t);
    store_float(&b[4 * i], &(__private float){r.x + s.x});
    store_float(&b[4 * i + 1], &(__private float){r.y + s.y});
    store_float(&b[4 * i + 2], &(__private float){r.z + clamp(a[3 * i], 0.0f, 0.25f)});
    store_float(&b[4 * i + 3], &(__private float){(float)(t.w + t.x)});
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_through_0(const int N, __global const int4 *a, __global int4 *b) {
  __local int4 s[16];
#line 34 "kernels/prelude/vectors.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int4 mine;
    { int i = g + (int)get_local_id(0);
      mine = i < N ? a[i] : (int4)(0, 0, 0, 0);
      s[i - g] = mine << 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 41 "kernels/prelude/vectors.okl"
    { int i = g + (int)get_local_id(0);
      if (i < N) {
        const uchar2 bytes = {(unsigned char)mine.x, (unsigned char)mine.y};
        const uchar2 sum = bytes + bytes;
        b[i] = s[15 - (i - g)] % 7 + (mine & 255) * mine;
        b[i].w += sum.x + sum.y;
      }
    }
  }
}
