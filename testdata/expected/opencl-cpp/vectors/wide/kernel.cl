#define double3 okl_double3
struct double3 { double x, y, z; };
inline double3 operator+(double3 a, double3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline double3 operator+(double3 a, double b) { return {a.x + b, a.y + b, a.z + b}; }
inline double3 operator+(double a, double3 b) { return {a + b.x, a + b.y, a + b.z}; }
inline double3 &operator+=(double3 &a, double3 b) { return a = a + b; }
inline double3 &operator+=(double3 &a, double b) { return a = a + b; }
inline double3 operator-(double3 a, double3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline double3 operator-(double3 a, double b) { return {a.x - b, a.y - b, a.z - b}; }
inline double3 operator-(double a, double3 b) { return {a - b.x, a - b.y, a - b.z}; }
inline double3 operator*(double3 a, double3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline double3 operator*(double3 a, double b) { return {a.x * b, a.y * b, a.z * b}; }
inline double3 operator*(double a, double3 b) { return {a * b.x, a * b.y, a * b.z}; }
inline double3 &operator*=(double3 &a, double3 b) { return a = a * b; }
inline double3 &operator*=(double3 &a, double b) { return a = a * b; }
inline double3 operator/(double3 a, double3 b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
inline double3 operator/(double3 a, double b) { return {a.x / b, a.y / b, a.z / b}; }
inline double3 operator/(double a, double3 b) { return {a / b.x, a / b.y, a / b.z}; }
inline double3 operator-(double3 a) { return {-a.x, -a.y, -a.z}; }
inline double okl_dot(double3 a, double3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline double okl_length(double3 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
inline double3 okl_normalize(double3 a) { const double n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
#define double4 okl_double4
#define make_double4 okl_make_double4
struct alignas(16) double4 { double x, y, z, w; };
inline double4 make_double4(double x, double y, double z, double w) { return {x, y, z, w}; }
inline double4 operator+(double4 a, double4 b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
inline double4 operator+(double4 a, double b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
inline double4 operator+(double a, double4 b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
inline double4 &operator+=(double4 &a, double4 b) { return a = a + b; }
inline double4 &operator+=(double4 &a, double b) { return a = a + b; }
inline double4 operator-(double4 a, double4 b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
inline double4 operator-(double4 a, double b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
inline double4 operator-(double a, double4 b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
inline double4 operator*(double4 a, double4 b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
inline double4 operator*(double4 a, double b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
inline double4 operator*(double a, double4 b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
inline double4 &operator*=(double4 &a, double4 b) { return a = a * b; }
inline double4 &operator*=(double4 &a, double b) { return a = a * b; }
inline double4 operator/(double4 a, double4 b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
inline double4 operator/(double4 a, double b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
inline double4 operator/(double a, double4 b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
inline double4 operator-(double4 a) { return {-a.x, -a.y, -a.z, -a.w}; }
inline double okl_dot(double4 a, double4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
inline double okl_length(double4 a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
inline double4 okl_normalize(double4 a) { const double n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); return {a.x / n, a.y / n, a.z / n, a.w / n}; }
#line 1 "kernels/vectors/wide.okl"
// Vectors of double precision, whose fours lie at multiples of 16 bytes and not of their size.

struct Cell {
  int kind;
  double4 state;
  char level;
  double3 center;
  float weight;
  double2 box;
};

inline double4 flux(const double4 u, const double3 n) {
  return make_double4(u.x * n.x, u.y * n.y, u.z * n.z, okl_dot(n, n)) * 0.5;
}

static_assert(sizeof(double2) == 16 && alignof(double2) == 16, "double2");
static_assert(sizeof(double3) == 24 && alignof(double3) == 8, "double3");
static_assert(sizeof(double4) == 32 && alignof(double4) == 16, "double4");
static_assert(sizeof(Cell) == 112 && alignof(Cell) == 16, "Cell");

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_update_0(const int N, const Cell first, __global const Cell *a, __global Cell *b, __global double3 *centers, __global double4 *states) {
  __local double3 s[16];
  __local Cell cells[16];
#line 22 "kernels/vectors/wide.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    { int i = (int)(g) + (int)get_local_id(0);
      if (i < N) {
        cells[i - g] = a[i];
        s[i - g] = a[i].center - first.center;
        s[i - g] *= 2.0;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/vectors/wide.okl"
    { int i = (int)(g) + (int)get_local_id(0);
      const int other = (i - g) / 2;
      if (i < N) {
        Cell c = cells[other];
        c.state += flux(c.state, s[other]);
        c.state.w -= first.state.w;
        c.center = c.kind % 2 ? double3(s[other]) : -s[other];
        c.box = c.box * first.box + 1;
        b[i] = c;
        centers[i] += c.center / 2 + okl_normalize(first.center) * okl_length(c.center);
        states[i] = states[i] * 2 - b[i].state;
        if (i == 0) states[i].x = sizeof(Cell) + 100 * sizeof(double3);
      }
    }
  }
}
