static __host__ __device__ inline char4 operator+(const char4 &a, char b) { return {(char)(a.x + b), (char)(a.y + b), (char)(a.z + b), (char)(a.w + b)}; }
static __host__ __device__ inline char4 &operator-=(char4 &a, char b) { return a = char4{(char)(a.x - b), (char)(a.y - b), (char)(a.z - b), (char)(a.w - b)}; }
static __host__ __device__ inline char4 operator*(const char4 &a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b), (char)(a.w * b)}; }
static __host__ __device__ inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static __host__ __device__ inline float2 operator*(float a, const float2 &b) { return {a * b.x, a * b.y}; }
static __host__ __device__ inline float2 operator/(const float2 &a, float b) { return {a.x / b, a.y / b}; }
static __host__ __device__ inline float2 clamp(const float2 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y}; }
static __host__ __device__ inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline float4 &operator+=(float4 &a, float b) { return a = float4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline float4 operator-(const float4 &a, float b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline float4 operator*(const float4 &a, float b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline int2 operator+(const int2 &a, int b) { return {a.x + b, a.y + b}; }
static __host__ __device__ inline int2 operator*(const int2 &a, int b) { return {a.x * b, a.y * b}; }
static __host__ __device__ inline int2 operator%(const int2 &a, int b) { return {a.x % b, a.y % b}; }
static __host__ __device__ inline int2 operator<<(const int2 &a, int b) { return {a.x << b, a.y << b}; }
#line 1 "kernels/vectors/scalars.okl"
// Vectors beside numbers of other types, which become what the vector is made of.

extern "C" __global__ __launch_bounds__(16) void _occa_floats_0(const int N, const int *a, const float *x, float4 *b) {
  { int k_tile = 16 * (int)blockIdx.x; int k = k_tile + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    const float f = x[k];
    float4 v = make_float4(1, 2.0, f, i);
    float2 w = 2.0 * make_float2(f, i) + 1.0;
    v += 2.0;
    v = v * 0.5 - 1 + i;
    w = clamp(w, 0, 2.0) / 2.0;
    b[k] = make_float4(v.x + v.y, v.z + v.w, w.x, w.y);
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_integers_0(const int N, const int *a, const unsigned *u, int4 *b) {
  { int k_tile = 16 * (int)blockIdx.x; int k = k_tile + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    char4 c = make_char4(i, 2, i + 1, -i);
    int2 n = make_int2(i, 7u) * 2u + u[k];
    c = c * 2 + i;
    c -= 1;
    n = n % 100u << 2;
    b[k] = make_int4(c.x + c.y, c.z - c.w, n.x, n.y);
  } }
}
