#include <cmath>
struct alignas(4) char4 { char x, y, z, w; };
static inline char4 make_char4(char x, char y, char z, char w) { return {x, y, z, w}; }
static inline char4 operator+(const char4 &a, const char4 &b) { return {(char)(a.x + b.x), (char)(a.y + b.y), (char)(a.z + b.z), (char)(a.w + b.w)}; }
static inline char4 operator+(const char4 &a, char b) { return {(char)(a.x + b), (char)(a.y + b), (char)(a.z + b), (char)(a.w + b)}; }
static inline char4 operator+(char a, const char4 &b) { return {(char)(a + b.x), (char)(a + b.y), (char)(a + b.z), (char)(a + b.w)}; }
static inline char4 &operator+=(char4 &a, const char4 &b) { return a = a + b; }
static inline char4 &operator+=(char4 &a, char b) { return a = a + b; }
static inline char4 operator-(const char4 &a, const char4 &b) { return {(char)(a.x - b.x), (char)(a.y - b.y), (char)(a.z - b.z), (char)(a.w - b.w)}; }
static inline char4 operator-(const char4 &a, char b) { return {(char)(a.x - b), (char)(a.y - b), (char)(a.z - b), (char)(a.w - b)}; }
static inline char4 operator-(char a, const char4 &b) { return {(char)(a - b.x), (char)(a - b.y), (char)(a - b.z), (char)(a - b.w)}; }
static inline char4 &operator-=(char4 &a, const char4 &b) { return a = a - b; }
static inline char4 &operator-=(char4 &a, char b) { return a = a - b; }
static inline char4 operator*(const char4 &a, const char4 &b) { return {(char)(a.x * b.x), (char)(a.y * b.y), (char)(a.z * b.z), (char)(a.w * b.w)}; }
static inline char4 operator*(const char4 &a, char b) { return {(char)(a.x * b), (char)(a.y * b), (char)(a.z * b), (char)(a.w * b)}; }
static inline char4 operator*(char a, const char4 &b) { return {(char)(a * b.x), (char)(a * b.y), (char)(a * b.z), (char)(a * b.w)}; }
static inline char4 operator/(const char4 &a, const char4 &b) { return {(char)(a.x / b.x), (char)(a.y / b.y), (char)(a.z / b.z), (char)(a.w / b.w)}; }
static inline char4 operator/(const char4 &a, char b) { return {(char)(a.x / b), (char)(a.y / b), (char)(a.z / b), (char)(a.w / b)}; }
static inline char4 operator/(char a, const char4 &b) { return {(char)(a / b.x), (char)(a / b.y), (char)(a / b.z), (char)(a / b.w)}; }
static inline char4 operator%(const char4 &a, const char4 &b) { return {(char)(a.x % b.x), (char)(a.y % b.y), (char)(a.z % b.z), (char)(a.w % b.w)}; }
static inline char4 operator%(const char4 &a, char b) { return {(char)(a.x % b), (char)(a.y % b), (char)(a.z % b), (char)(a.w % b)}; }
static inline char4 operator%(char a, const char4 &b) { return {(char)(a % b.x), (char)(a % b.y), (char)(a % b.z), (char)(a % b.w)}; }
static inline char4 operator<<(const char4 &a, const char4 &b) { return {(char)(a.x << b.x), (char)(a.y << b.y), (char)(a.z << b.z), (char)(a.w << b.w)}; }
static inline char4 operator<<(const char4 &a, char b) { return {(char)(a.x << b), (char)(a.y << b), (char)(a.z << b), (char)(a.w << b)}; }
static inline char4 operator<<(char a, const char4 &b) { return {(char)(a << b.x), (char)(a << b.y), (char)(a << b.z), (char)(a << b.w)}; }
static inline char4 operator-(const char4 &a) { return {(char)(-a.x), (char)(-a.y), (char)(-a.z), (char)(-a.w)}; }
struct alignas(8) float2 { float x, y; };
static inline float2 make_float2(float x, float y) { return {x, y}; }
static inline float2 operator+(const float2 &a, const float2 &b) { return {a.x + b.x, a.y + b.y}; }
static inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static inline float2 operator+(float a, const float2 &b) { return {a + b.x, a + b.y}; }
static inline float2 &operator+=(float2 &a, const float2 &b) { return a = a + b; }
static inline float2 &operator+=(float2 &a, float b) { return a = a + b; }
static inline float2 operator-(const float2 &a, const float2 &b) { return {a.x - b.x, a.y - b.y}; }
static inline float2 operator-(const float2 &a, float b) { return {a.x - b, a.y - b}; }
static inline float2 operator-(float a, const float2 &b) { return {a - b.x, a - b.y}; }
static inline float2 &operator-=(float2 &a, const float2 &b) { return a = a - b; }
static inline float2 &operator-=(float2 &a, float b) { return a = a - b; }
static inline float2 operator*(const float2 &a, const float2 &b) { return {a.x * b.x, a.y * b.y}; }
static inline float2 operator*(const float2 &a, float b) { return {a.x * b, a.y * b}; }
static inline float2 operator*(float a, const float2 &b) { return {a * b.x, a * b.y}; }
static inline float2 operator/(const float2 &a, const float2 &b) { return {a.x / b.x, a.y / b.y}; }
static inline float2 operator/(const float2 &a, float b) { return {a.x / b, a.y / b}; }
static inline float2 operator/(float a, const float2 &b) { return {a / b.x, a / b.y}; }
static inline float2 operator-(const float2 &a) { return {-a.x, -a.y}; }
static inline float2 clamp(const float2 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y}; }
static inline float2 clamp(const float2 &a, const float2 &low, const float2 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y}; }
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
static inline float4 operator+(const float4 &a, const float4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator+(float a, const float4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline float4 &operator+=(float4 &a, const float4 &b) { return a = a + b; }
static inline float4 &operator+=(float4 &a, float b) { return a = a + b; }
static inline float4 operator-(const float4 &a, const float4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline float4 operator-(const float4 &a, float b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline float4 operator-(float a, const float4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline float4 &operator-=(float4 &a, const float4 &b) { return a = a - b; }
static inline float4 &operator-=(float4 &a, float b) { return a = a - b; }
static inline float4 operator*(const float4 &a, const float4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline float4 operator*(const float4 &a, float b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline float4 operator*(float a, const float4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline float4 operator/(const float4 &a, const float4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline float4 operator/(const float4 &a, float b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline float4 operator/(float a, const float4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static inline float4 operator-(const float4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
static inline float4 clamp(const float4 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static inline float4 clamp(const float4 &a, const float4 &low, const float4 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
struct alignas(8) int2 { int x, y; };
static inline int2 make_int2(int x, int y) { return {x, y}; }
static inline int2 operator+(const int2 &a, const int2 &b) { return {a.x + b.x, a.y + b.y}; }
static inline int2 operator+(const int2 &a, int b) { return {a.x + b, a.y + b}; }
static inline int2 operator+(int a, const int2 &b) { return {a + b.x, a + b.y}; }
static inline int2 &operator+=(int2 &a, const int2 &b) { return a = a + b; }
static inline int2 &operator+=(int2 &a, int b) { return a = a + b; }
static inline int2 operator-(const int2 &a, const int2 &b) { return {a.x - b.x, a.y - b.y}; }
static inline int2 operator-(const int2 &a, int b) { return {a.x - b, a.y - b}; }
static inline int2 operator-(int a, const int2 &b) { return {a - b.x, a - b.y}; }
static inline int2 &operator-=(int2 &a, const int2 &b) { return a = a - b; }
static inline int2 &operator-=(int2 &a, int b) { return a = a - b; }
static inline int2 operator*(const int2 &a, const int2 &b) { return {a.x * b.x, a.y * b.y}; }
static inline int2 operator*(const int2 &a, int b) { return {a.x * b, a.y * b}; }
static inline int2 operator*(int a, const int2 &b) { return {a * b.x, a * b.y}; }
static inline int2 operator/(const int2 &a, const int2 &b) { return {a.x / b.x, a.y / b.y}; }
static inline int2 operator/(const int2 &a, int b) { return {a.x / b, a.y / b}; }
static inline int2 operator/(int a, const int2 &b) { return {a / b.x, a / b.y}; }
static inline int2 operator%(const int2 &a, const int2 &b) { return {a.x % b.x, a.y % b.y}; }
static inline int2 operator%(const int2 &a, int b) { return {a.x % b, a.y % b}; }
static inline int2 operator%(int a, const int2 &b) { return {a % b.x, a % b.y}; }
static inline int2 operator<<(const int2 &a, const int2 &b) { return {a.x << b.x, a.y << b.y}; }
static inline int2 operator<<(const int2 &a, int b) { return {a.x << b, a.y << b}; }
static inline int2 operator<<(int a, const int2 &b) { return {a << b.x, a << b.y}; }
static inline int2 operator-(const int2 &a) { return {-a.x, -a.y}; }
struct alignas(16) int4 { int x, y, z, w; };
static inline int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
static inline int4 operator+(const int4 &a, const int4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline int4 operator+(const int4 &a, int b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline int4 operator+(int a, const int4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline int4 &operator+=(int4 &a, const int4 &b) { return a = a + b; }
static inline int4 &operator+=(int4 &a, int b) { return a = a + b; }
static inline int4 operator-(const int4 &a, const int4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline int4 operator-(const int4 &a, int b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline int4 operator-(int a, const int4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline int4 &operator-=(int4 &a, const int4 &b) { return a = a - b; }
static inline int4 &operator-=(int4 &a, int b) { return a = a - b; }
static inline int4 operator*(const int4 &a, const int4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline int4 operator*(const int4 &a, int b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline int4 operator*(int a, const int4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline int4 operator/(const int4 &a, const int4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline int4 operator/(const int4 &a, int b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline int4 operator/(int a, const int4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static inline int4 operator%(const int4 &a, const int4 &b) { return {a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
static inline int4 operator%(const int4 &a, int b) { return {a.x % b, a.y % b, a.z % b, a.w % b}; }
static inline int4 operator%(int a, const int4 &b) { return {a % b.x, a % b.y, a % b.z, a % b.w}; }
static inline int4 operator<<(const int4 &a, const int4 &b) { return {a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
static inline int4 operator<<(const int4 &a, int b) { return {a.x << b, a.y << b, a.z << b, a.w << b}; }
static inline int4 operator<<(int a, const int4 &b) { return {a << b.x, a << b.y, a << b.z, a << b.w}; }
static inline int4 operator-(const int4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/vectors/scalars.okl"
// Vectors beside numbers of other types, which become what the vector is made of.

extern "C" void floats(const int &N, const int *a, const float *x, float4 *b) {
  for (unsigned long long _occa_tile_k = 0; _occa_tile_k < (0 < N ? (unsigned long long)N : 0); _occa_tile_k += 16) { int _occa_tiled_k = (int)_occa_tile_k; for (int _occa_round_k = 0, _occa_end_k = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_k, 0, 16); _occa_round_k < _occa_end_k; ++_occa_round_k) { int k = _occa_tiled_k + (int)_occa_round_k; {
    const int i = a[k];
    const float f = x[k];
    float4 v = make_float4(1, 2.0, f, i);
    float2 w = 2.0 * make_float2(f, i) + 1.0;
    v += 2.0;
    v = v * 0.5 - 1 + i;
    w = clamp(w, 0, 2.0) / 2.0;
    b[k] = make_float4(v.x + v.y, v.z + v.w, w.x, w.y);
  } } }
}

extern "C" void integers(const int &N, const int *a, const unsigned *u, int4 *b) {
  for (unsigned long long _occa_tile_k = 0; _occa_tile_k < (0 < N ? (unsigned long long)N : 0); _occa_tile_k += 16) { int _occa_tiled_k = (int)_occa_tile_k; for (int _occa_round_k = 0, _occa_end_k = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_k, 0, 16); _occa_round_k < _occa_end_k; ++_occa_round_k) { int k = _occa_tiled_k + (int)_occa_round_k; {
    const int i = a[k];
    char4 c = make_char4(i, 2, i + 1, -i);
    int2 n = make_int2(i, 7u) * 2u + u[k];
    c = c * 2 + i;
    c -= 1;
    n = n % 100u << 2;
    b[k] = make_int4(c.x + c.y, c.z - c.w, n.x, n.y);
  } } }
}
