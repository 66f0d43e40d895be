#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef struct { double x, y, z; } okl_double3;
#define double3 okl_double3
static inline __attribute__((overloadable)) double3 okl_multiply(double3 a, double b) { return (double3){a.x * b, a.y * b, a.z * b}; }
static inline __attribute__((overloadable)) double3 okl_multiply_to(__global double3 *a, double b) { return *a = (double3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) double3 okl_multiply_to(__local double3 *a, double b) { return *a = (double3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) double3 okl_multiply_to(__private double3 *a, double b) { return *a = (double3){a->x * b, a->y * b, a->z * b}; }
static inline __attribute__((overloadable)) double3 okl_add(double3 a, double3 b) { return (double3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline __attribute__((overloadable)) double3 okl_add_to(__global double3 *a, double3 b) { return *a = (double3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) double3 okl_add_to(__local double3 *a, double3 b) { return *a = (double3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) double3 okl_add_to(__private double3 *a, double3 b) { return *a = (double3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) double3 okl_subtract(double3 a, double3 b) { return (double3){a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline __attribute__((overloadable)) double3 okl_divide(double3 a, double b) { return (double3){a.x / b, a.y / b, a.z / b}; }
static inline __attribute__((overloadable)) double3 okl_negate(double3 a) { return (double3){-a.x, -a.y, -a.z}; }
static inline __attribute__((overloadable)) double okl_dot(double3 a, double3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline __attribute__((overloadable)) double okl_length(double3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline __attribute__((overloadable)) double3 okl_normalize(double3 a) { const double n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return (double3){a.x / n, a.y / n, a.z / n}; }
typedef struct __attribute__((aligned(16))) { double x, y, z, w; } okl_double4;
#define double4 okl_double4
#define make_double4 okl_make_double4
static inline double4 make_double4(double x, double y, double z, double w) { double4 made = {x, y, z, w}; return made; }
static inline __attribute__((overloadable)) double4 okl_multiply(double4 a, double b) { return (double4){a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__global double4 *a, double4 b) { return *a = (double4){a->x + b.x, a->y + b.y, a->z + b.z, a->w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__local double4 *a, double4 b) { return *a = (double4){a->x + b.x, a->y + b.y, a->z + b.z, a->w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_add_to(__private double4 *a, double4 b) { return *a = (double4){a->x + b.x, a->y + b.y, a->z + b.z, a->w + b.w}; }
static inline __attribute__((overloadable)) double4 okl_subtract(double4 a, double4 b) { return (double4){a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
#line 1 "kernels/vectors/wide.okl"
// Vectors of double precision, whose fours lie at multiples of 16 bytes and not of their size.

typedef struct Cell {
  int kind;
  double4 state;
  char level;
  double3 center;
  float weight;
  double2 box;
} Cell;

static inline double4 flux(const double4 u, const double3 n) {
  return okl_multiply(make_double4(u.x * n.x, u.y * n.y, u.z * n.z, okl_dot(n, n)), 0.5);
}






__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_update_0(const int N, const Cell first, __global const Cell *a, __global Cell *b, __global double3 *centers, __global double4 *states) {
  __local double3 s[16];
  __local Cell cells[16];
#line 22 "kernels/vectors/wide.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    { int i = g + (int)get_local_id(0);
      if (i < N) {
        cells[i - g] = a[i];
        s[i - g] = okl_subtract(a[i].center, first.center);
        okl_multiply_to(&s[i - g], 2.0);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/vectors/wide.okl"
    { int i = g + (int)get_local_id(0);
      const int other = (i - g) / 2;
      if (i < N) {
        Cell c = cells[other];
        okl_add_to(&c.state, flux(c.state, s[other]));
        c.state.w -= first.state.w;
        c.center = c.kind % 2 ? s[other] : okl_negate(s[other]);
        c.box = c.box * first.box + 1;
        b[i] = c;
        okl_add_to(&centers[i], okl_add(okl_divide(c.center, 2), okl_multiply(okl_normalize(first.center), okl_length(c.center))));
        states[i] = okl_subtract(okl_multiply(states[i], 2), b[i].state);
        if (i == 0) states[i].x = sizeof(Cell) + 100 * sizeof(double3);
      }
    }
  }
}
