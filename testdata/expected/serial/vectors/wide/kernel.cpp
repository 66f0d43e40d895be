#include <cmath>
struct alignas(16) double2 { double x, y; };
static inline double2 operator+(const double2 &a, double b) { return {a.x + b, a.y + b}; }
static inline double2 operator*(const double2 &a, const double2 &b) { return {a.x * b.x, a.y * b.y}; }
struct double3 { double x, y, z; };
static inline double3 operator+(const double3 &a, const double3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline double3 &operator+=(double3 &a, const double3 &b) { return a = double3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline double3 operator-(const double3 &a, const double3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline double3 operator*(const double3 &a, double b) { return {a.x * b, a.y * b, a.z * b}; }
static inline double3 &operator*=(double3 &a, double b) { return a = double3{a.x * b, a.y * b, a.z * b}; }
static inline double3 operator/(const double3 &a, double b) { return {a.x / b, a.y / b, a.z / b}; }
static inline double3 operator-(const double3 &a) { return {-a.x, -a.y, -a.z}; }
static inline double dot(const double3 &a, const double3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline double length(const double3 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline double3 normalize(const double3 &a) { const double n = std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
struct alignas(16) double4 { double x, y, z, w; };
static inline double4 make_double4(double x, double y, double z, double w) { return {x, y, z, w}; }
static inline double4 &operator+=(double4 &a, const double4 &b) { return a = double4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline double4 operator-(const double4 &a, const double4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline double4 operator*(const double4 &a, double b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
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
  return make_double4(u.x * n.x, u.y * n.y, u.z * n.z, dot(n, n)) * 0.5;
}

static_assert(sizeof(double2) == 16 && alignof(double2) == 16, "double2");
static_assert(sizeof(double3) == 24 && alignof(double3) == 8, "double3");
static_assert(sizeof(double4) == 32 && alignof(double4) == 16, "double4");
static_assert(sizeof(Cell) == 112 && alignof(Cell) == 16, "Cell");

extern "C" void update(const int &N, const Cell &first, const Cell *a, Cell *b, double3 *centers, double4 *states) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) double3 s[16];
    alignas(64) Cell cells[16];
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) {
      {
        cells[i - g] = a[i];
        s[i - g] = a[i].center - first.center;
        s[i - g] *= 2.0;
      }
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) {
      const int other = (i - g) / 2;
      {
        Cell c = cells[other];
        c.state += flux(c.state, s[other]);
        c.state.w -= first.state.w;
        c.center = c.kind % 2 ? s[other] : -s[other];
        c.box = c.box * first.box + 1;
        b[i] = c;
        centers[i] += c.center / 2 + normalize(first.center) * length(c.center);
        states[i] = states[i] * 2 - b[i].state;
        if (i == 0) states[i].x = sizeof(Cell) + 100 * sizeof(double3);
      }
    }
  }
}
