static __host__ __device__ inline double2 operator+(const double2 &a, double b) { return {a.x + b, a.y + b}; }
static __host__ __device__ inline double2 operator*(const double2 &a, const double2 &b) { return {a.x * b.x, a.y * b.y}; }
static __host__ __device__ inline double3 operator+(const double3 &a, const double3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline double3 &operator+=(double3 &a, const double3 &b) { return a = double3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline double3 operator-(const double3 &a, const double3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline double3 operator*(const double3 &a, double b) { return {a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline double3 &operator*=(double3 &a, double b) { return a = double3{a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline double3 operator/(const double3 &a, double b) { return {a.x / b, a.y / b, a.z / b}; }
static __host__ __device__ inline double3 operator-(const double3 &a) { return {-a.x, -a.y, -a.z}; }
static __host__ __device__ inline double dot(const double3 &a, const double3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __host__ __device__ inline double length(const double3 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static __host__ __device__ inline double3 normalize(const double3 &a) { const double n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static __host__ __device__ inline double4 &operator+=(double4 &a, const double4 &b) { return a = double4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline double4 operator-(const double4 &a, const double4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline double4 operator*(const double4 &a, double b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
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

__device__ inline double4 flux(const double4 u, const double3 n) {
  return make_double4(u.x * n.x, u.y * n.y, u.z * n.z, dot(n, n)) * 0.5;
}

static_assert(sizeof(double2) == 16 && alignof(double2) == 16, "double2");
static_assert(sizeof(double3) == 24 && alignof(double3) == 8, "double3");
static_assert(sizeof(double4) == 32 && alignof(double4) == 16, "double4");
static_assert(sizeof(Cell) == 112 && alignof(Cell) == 16, "Cell");

extern "C" __global__ __launch_bounds__(16) void _occa_update_0(const int N, const Cell first, const Cell *a, Cell *b, double3 *centers, double4 *states) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ double3 s[16];
    __shared__ Cell cells[16];
    { int i = g + (int)threadIdx.x;
      if (i < N) {
        cells[i - g] = a[i];
        s[i - g] = a[i].center - first.center;
        s[i - g] *= 2.0;
      }
    }
    __syncthreads();
#line 32 "kernels/vectors/wide.okl"
    { int i = g + (int)threadIdx.x;
      const int other = (i - g) / 2;
      if (i < N) {
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
