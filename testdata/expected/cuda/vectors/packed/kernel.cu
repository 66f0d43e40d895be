static __host__ __device__ inline char3 &operator+=(char3 &a, const char3 &b) { return a = char3{(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z)}; }
static __host__ __device__ inline char3 operator*(const char3 &a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b)}; }
static __host__ __device__ inline char3 operator-(const char3 &a) { return {(char)(-a.x), (char)(-a.y), (char)(-a.z)}; }
static __host__ __device__ inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline float3 &operator-=(float3 &a, const float3 &b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 operator/(const float3 &a, float b) { return {a.x / b, a.y / b, a.z / b}; }
static __host__ __device__ inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static __host__ __device__ inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __host__ __device__ inline float length(const float3 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static __host__ __device__ inline float3 normalize(const float3 &a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static __host__ __device__ inline float3 clamp(const float3 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
static __host__ __device__ inline float4 &operator+=(float4 &a, float b) { return a = float4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline int3 operator+(const int3 &a, const int3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline int3 &operator+=(int3 &a, int b) { return a = int3{a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline int3 &operator-=(int3 &a, const int3 &b) { return a = int3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline int3 operator*(const int3 &a, const int3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static __host__ __device__ inline int3 operator%(const int3 &a, int b) { return {a.x % b, a.y % b, a.z % b}; }
static __host__ __device__ inline int3 operator&(const int3 &a, int b) { return {a.x & b, a.y & b, a.z & b}; }
static __host__ __device__ inline int3 &operator|=(int3 &a, int b) { return a = int3{a.x | b, a.y | b, a.z | b}; }
static __host__ __device__ inline int3 operator<<(const int3 &a, int b) { return {a.x << b, a.y << b, a.z << b}; }
static __host__ __device__ inline int3 operator>>(const int3 &a, int b) { return {a.x >> b, a.y >> b, a.z >> b}; }
static __host__ __device__ inline ushort3 &operator-=(ushort3 &a, const ushort3 &b) { return a = ushort3{(unsigned short)(a.x - b.x), (unsigned short)(a.y - b.y), (unsigned short)(a.z - b.z)}; }
static __host__ __device__ inline ushort3 operator^(const ushort3 &a, const ushort3 &b) { return {(unsigned short)(a.x ^ b.x), (unsigned short)(a.y ^ b.y), (unsigned short)(a.z ^ b.z)}; }
#line 1 "kernels/vectors/packed.okl"
// Arrays of three numbers, which are packed everywhere: whole, by part, compound, through pointers and functions.

__device__ inline float3 turned(const float3 v) { return make_float3(v.z, v.x, v.y); }

__device__ inline void push(float3 *place, const float3 by) { *place += by; }

__device__ inline float3 *behind(float3 *p, const int n) { return p + n; }

__device__ inline float3 longer(const float3 a, const float3 b) { return dot(a, a) < dot(b, b) ? b : a; }

extern "C" __global__ __launch_bounds__(16) void _occa_whole_0(const int N, const float3 shift, const float3 *a, float3 *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    float3 v = a[i], w = {v.x, 2.0f};
    const float3 none = {}, u{v};
    b[i] = a[i];
    b[i] += turned(v) * 2.0f - shift / 4.0f;
    b[i] *= i % 2 ? 0.5f : 2;
    b[i] -= -w;
    push(&b[i], none + 1);
    push(&v, w);
    b[i].x = b[i].y + v.z;
    b[i].y -= 2;
    b[i] = i % 3 ? b[i] : v;
    b[i] = i % 5 ? longer(b[i], u) : turned(b[i]);
    b[i] = i % 7 ? b[i] : a[i];
    (*behind(b, i)).z += (turned(v) + v).y;
    b[i] = clamp(b[i], -3, 3.0) + normalize(w) * length(v);
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_shifted_0(const int N, const int3 *a, int3 *b) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int3 s[16];
    int3 mine;
    { int i = g + (int)threadIdx.x;
      mine = i < N ? a[i] : int3{1, 2};
      s[i - g] = mine << 1;
      s[i - g].y ^= i;
    }
    __syncthreads();
#line 40 "kernels/vectors/packed.okl"
    { int i = g + (int)threadIdx.x;
      int3 *next = &s[15 - (i - g)];
      if (i < N) {
        b[i] = *next % 7 + (mine & 255) * mine;
        b[i].z += next->y;
      }
    }
    __syncthreads();
#line 47 "kernels/vectors/packed.okl"
    { int i = g + (int)threadIdx.x;
      s[i - g] |= 3;
      s[i - g] += s[i - g].x;
    }
    __syncthreads();
#line 51 "kernels/vectors/packed.okl"
    { int i = g + (int)threadIdx.x;
      if (i < N) b[i] -= s[15 - (i - g)] >> 1;
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_narrow_0(const int N, const char3 *a, const ushort3 *u, char3 *b, ushort3 *v) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    char3 c = a[i];
    c += make_char3(1, -2, 100);
    c = -c * 3;
    b[i] = c;
    b[i].y += i;
    ushort3 w[2] = {{1, 2, 3}, u[i]};
    w[0] -= w[1];
    v[i] = w[0] ^ w[1];
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_casts_0(const int N, const float *a, float *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const float3 *from = (const float3 *)a;
    float3 *to = (float3 *)(b + 3);
    to[i] = from[i] + from[0];
    float *part = (float *)(to + i);
    part[1] += 0.5f;
    float4 *wide = (float4 *)(b + 4 * ((3 * N + 6) / 4));
    wide[i] = make_float4(from[i].x, from[i].y, from[i].z, part[2]);
    wide[i] += 1.0f;
  } }
}
