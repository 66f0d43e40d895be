struct alignas(4) char4 { char x, y, z, w; };
static inline char4 make_char4(char x, char y, char z, char w) { return {x, y, z, w}; }
static inline char4 operator+(const char4 &a, char b) { return {(char)(a.x + b), (char)(a.y + b), (char)(a.z + b), (char)(a.w + b)}; }
static inline char4 &operator-=(char4 &a, char b) { return a = char4{(char)(a.x - b), (char)(a.y - b), (char)(a.z - b), (char)(a.w - b)}; }
static inline char4 operator*(const char4 &a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b), (char)(a.w * b)}; }
struct alignas(8) float2 { float x, y; };
static inline float2 make_float2(float x, float y) { return {x, y}; }
static inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static inline float2 operator*(float a, const float2 &b) { return {a * b.x, a * b.y}; }
static inline float2 operator/(const float2 &a, float b) { return {a.x / b, a.y / b}; }
static inline float2 clamp(const float2 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y}; }
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
static inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 &operator+=(float4 &a, float b) { return a = float4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator-(const float4 &a, float b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline float4 operator*(const float4 &a, float b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
struct alignas(8) int2 { int x, y; };
static inline int2 make_int2(int x, int y) { return {x, y}; }
static inline int2 operator+(const int2 &a, int b) { return {a.x + b, a.y + b}; }
static inline int2 operator*(const int2 &a, int b) { return {a.x * b, a.y * b}; }
static inline int2 operator%(const int2 &a, int b) { return {a.x % b, a.y % b}; }
static inline int2 operator<<(const int2 &a, int b) { return {a.x << b, a.y << b}; }
struct alignas(16) int4 { int x, y, z, w; };
static inline int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
#line 1 "kernels/vectors/scalars.okl"
// Vectors beside numbers of other types, which become what the vector is made of.

extern "C" void floats(const int &N, const int *a, const float *x, float4 *b) {
  for (long long k_tile = 0; k_tile < N; k_tile += 16) for (int k = (int)k_tile, k_end = (int)(k_tile + 16 < N ? k_tile + 16 : N); k < k_end; ++k) {
    const int i = a[k];
    const float f = x[k];
    float4 v = make_float4(1, 2.0, f, i);
    float2 w = 2.0 * make_float2(f, i) + 1.0;
    v += 2.0;
    v = v * 0.5 - 1 + i;
    w = clamp(w, 0, 2.0) / 2.0;
    b[k] = make_float4(v.x + v.y, v.z + v.w, w.x, w.y);
  }
}

extern "C" void integers(const int &N, const int *a, const unsigned *u, int4 *b) {
  for (long long k_tile = 0; k_tile < N; k_tile += 16) for (int k = (int)k_tile, k_end = (int)(k_tile + 16 < N ? k_tile + 16 : N); k < k_end; ++k) {
    const int i = a[k];
    char4 c = make_char4(i, 2, i + 1, -i);
    int2 n = make_int2(i, 7u) * 2u + u[k];
    c = c * 2 + i;
    c -= 1;
    n = n % 100u << 2;
    b[k] = make_int4(c.x + c.y, c.z - c.w, n.x, n.y);
  }
}
