#include <cmath>
struct alignas(16) double4 { double x, y, z, w; };
static inline double4 operator+(const double4 &a, const double4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline double4 operator+(const double4 &a, double b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline double4 operator+(double a, const double4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline double4 &operator+=(double4 &a, const double4 &b) { return a = double4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline double4 &operator+=(double4 &a, double b) { return a = double4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline double4 operator-(const double4 &a, const double4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline double4 operator-(const double4 &a, double b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline double4 operator-(double a, const double4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline double4 &operator-=(double4 &a, const double4 &b) { return a = double4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline double4 &operator-=(double4 &a, double b) { return a = double4{a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline double4 operator*(const double4 &a, const double4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline double4 operator*(const double4 &a, double b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline double4 operator*(double a, const double4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline double4 &operator*=(double4 &a, const double4 &b) { return a = double4{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline double4 &operator*=(double4 &a, double b) { return a = double4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline double4 operator/(const double4 &a, const double4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline double4 operator/(const double4 &a, double b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline double4 operator/(double a, const double4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static inline double4 &operator/=(double4 &a, const double4 &b) { return a = double4{a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline double4 &operator/=(double4 &a, double b) { return a = double4{a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline double4 operator-(const double4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
static inline double dot(const double4 &a, const double4 &b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
static inline double length(const double4 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
static inline double4 normalize(const double4 &a) { const double n = std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); return {a.x / n, a.y / n, a.z / n, a.w / n}; }
static inline double4 clamp(const double4 &a, double low, double high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static inline double4 clamp(const double4 &a, const double4 &low, const double4 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
struct alignas(8) float2 { float x, y; };
static inline float2 make_float2(float x, float y) { return {x, y}; }
static inline float2 operator+(const float2 &a, const float2 &b) { return {a.x + b.x, a.y + b.y}; }
static inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static inline float2 operator+(float a, const float2 &b) { return {a + b.x, a + b.y}; }
static inline float2 &operator+=(float2 &a, const float2 &b) { return a = float2{a.x + b.x, a.y + b.y}; }
static inline float2 &operator+=(float2 &a, float b) { return a = float2{a.x + b, a.y + b}; }
static inline float2 operator-(const float2 &a, const float2 &b) { return {a.x - b.x, a.y - b.y}; }
static inline float2 operator-(const float2 &a, float b) { return {a.x - b, a.y - b}; }
static inline float2 operator-(float a, const float2 &b) { return {a - b.x, a - b.y}; }
static inline float2 &operator-=(float2 &a, const float2 &b) { return a = float2{a.x - b.x, a.y - b.y}; }
static inline float2 &operator-=(float2 &a, float b) { return a = float2{a.x - b, a.y - b}; }
static inline float2 operator*(const float2 &a, const float2 &b) { return {a.x * b.x, a.y * b.y}; }
static inline float2 operator*(const float2 &a, float b) { return {a.x * b, a.y * b}; }
static inline float2 operator*(float a, const float2 &b) { return {a * b.x, a * b.y}; }
static inline float2 &operator*=(float2 &a, const float2 &b) { return a = float2{a.x * b.x, a.y * b.y}; }
static inline float2 &operator*=(float2 &a, float b) { return a = float2{a.x * b, a.y * b}; }
static inline float2 operator/(const float2 &a, const float2 &b) { return {a.x / b.x, a.y / b.y}; }
static inline float2 operator/(const float2 &a, float b) { return {a.x / b, a.y / b}; }
static inline float2 operator/(float a, const float2 &b) { return {a / b.x, a / b.y}; }
static inline float2 &operator/=(float2 &a, const float2 &b) { return a = float2{a.x / b.x, a.y / b.y}; }
static inline float2 &operator/=(float2 &a, float b) { return a = float2{a.x / b, a.y / b}; }
static inline float2 operator-(const float2 &a) { return {-a.x, -a.y}; }
static inline float dot(const float2 &a, const float2 &b) { return a.x * b.x + a.y * b.y; }
static inline float length(const float2 &a) { return std::sqrt(a.x * a.x + a.y * a.y); }
static inline float2 normalize(const float2 &a) { const float n = std::sqrt(a.x * a.x + a.y * a.y); return {a.x / n, a.y / n}; }
static inline float2 clamp(const float2 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y}; }
static inline float2 clamp(const float2 &a, const float2 &low, const float2 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y}; }
struct float3 { float x, y, z; };
static inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
static inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static inline float3 operator+(float a, const float3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline float3 &operator+=(float3 &a, float b) { return a = float3{a.x + b, a.y + b, a.z + b}; }
static inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 operator-(const float3 &a, float b) { return {a.x - b, a.y - b, a.z - b}; }
static inline float3 operator-(float a, const float3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static inline float3 &operator-=(float3 &a, const float3 &b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline float3 &operator-=(float3 &a, float b) { return a = float3{a.x - b, a.y - b, a.z - b}; }
static inline float3 operator*(const float3 &a, const float3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static inline float3 operator*(float a, const float3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static inline float3 &operator*=(float3 &a, const float3 &b) { return a = float3{a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
static inline float3 operator/(const float3 &a, const float3 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
static inline float3 operator/(const float3 &a, float b) { return {a.x / b, a.y / b, a.z / b}; }
static inline float3 operator/(float a, const float3 &b) { return {a / b.x, a / b.y, a / b.z}; }
static inline float3 &operator/=(float3 &a, const float3 &b) { return a = float3{a.x / b.x, a.y / b.y, a.z / b.z}; }
static inline float3 &operator/=(float3 &a, float b) { return a = float3{a.x / b, a.y / b, a.z / b}; }
static inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline float length(const float3 &a) { return std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static inline float3 normalize(const float3 &a) { const float n = std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static inline float3 clamp(const float3 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
static inline float3 clamp(const float3 &a, const float3 &low, const float3 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
struct alignas(16) int4 { int x, y, z, w; };
static inline int4 operator+(const int4 &a, const int4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline int4 operator+(const int4 &a, int b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline int4 operator+(int a, const int4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline int4 &operator+=(int4 &a, const int4 &b) { return a = int4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline int4 &operator+=(int4 &a, int b) { return a = int4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline int4 operator-(const int4 &a, const int4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline int4 operator-(const int4 &a, int b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline int4 operator-(int a, const int4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static inline int4 &operator-=(int4 &a, const int4 &b) { return a = int4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static inline int4 &operator-=(int4 &a, int b) { return a = int4{a.x - b, a.y - b, a.z - b, a.w - b}; }
static inline int4 operator*(const int4 &a, const int4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline int4 operator*(const int4 &a, int b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline int4 operator*(int a, const int4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static inline int4 &operator*=(int4 &a, const int4 &b) { return a = int4{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static inline int4 &operator*=(int4 &a, int b) { return a = int4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static inline int4 operator/(const int4 &a, const int4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline int4 operator/(const int4 &a, int b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline int4 operator/(int a, const int4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static inline int4 &operator/=(int4 &a, const int4 &b) { return a = int4{a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static inline int4 &operator/=(int4 &a, int b) { return a = int4{a.x / b, a.y / b, a.z / b, a.w / b}; }
static inline int4 operator%(const int4 &a, const int4 &b) { return {a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
static inline int4 operator%(const int4 &a, int b) { return {a.x % b, a.y % b, a.z % b, a.w % b}; }
static inline int4 operator%(int a, const int4 &b) { return {a % b.x, a % b.y, a % b.z, a % b.w}; }
static inline int4 &operator%=(int4 &a, const int4 &b) { return a = int4{a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
static inline int4 &operator%=(int4 &a, int b) { return a = int4{a.x % b, a.y % b, a.z % b, a.w % b}; }
static inline int4 operator&(const int4 &a, const int4 &b) { return {a.x & b.x, a.y & b.y, a.z & b.z, a.w & b.w}; }
static inline int4 operator&(const int4 &a, int b) { return {a.x & b, a.y & b, a.z & b, a.w & b}; }
static inline int4 operator&(int a, const int4 &b) { return {a & b.x, a & b.y, a & b.z, a & b.w}; }
static inline int4 &operator&=(int4 &a, const int4 &b) { return a = int4{a.x & b.x, a.y & b.y, a.z & b.z, a.w & b.w}; }
static inline int4 &operator&=(int4 &a, int b) { return a = int4{a.x & b, a.y & b, a.z & b, a.w & b}; }
static inline int4 operator|(const int4 &a, const int4 &b) { return {a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
static inline int4 operator|(const int4 &a, int b) { return {a.x | b, a.y | b, a.z | b, a.w | b}; }
static inline int4 operator|(int a, const int4 &b) { return {a | b.x, a | b.y, a | b.z, a | b.w}; }
static inline int4 &operator|=(int4 &a, const int4 &b) { return a = int4{a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
static inline int4 &operator|=(int4 &a, int b) { return a = int4{a.x | b, a.y | b, a.z | b, a.w | b}; }
static inline int4 operator^(const int4 &a, const int4 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w}; }
static inline int4 operator^(const int4 &a, int b) { return {a.x ^ b, a.y ^ b, a.z ^ b, a.w ^ b}; }
static inline int4 operator^(int a, const int4 &b) { return {a ^ b.x, a ^ b.y, a ^ b.z, a ^ b.w}; }
static inline int4 &operator^=(int4 &a, const int4 &b) { return a = int4{a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w}; }
static inline int4 &operator^=(int4 &a, int b) { return a = int4{a.x ^ b, a.y ^ b, a.z ^ b, a.w ^ b}; }
static inline int4 operator<<(const int4 &a, const int4 &b) { return {a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
static inline int4 operator<<(const int4 &a, int b) { return {a.x << b, a.y << b, a.z << b, a.w << b}; }
static inline int4 operator<<(int a, const int4 &b) { return {a << b.x, a << b.y, a << b.z, a << b.w}; }
static inline int4 &operator<<=(int4 &a, const int4 &b) { return a = int4{a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
static inline int4 &operator<<=(int4 &a, int b) { return a = int4{a.x << b, a.y << b, a.z << b, a.w << b}; }
static inline int4 operator>>(const int4 &a, const int4 &b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z, a.w >> b.w}; }
static inline int4 operator>>(const int4 &a, int b) { return {a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
static inline int4 operator>>(int a, const int4 &b) { return {a >> b.x, a >> b.y, a >> b.z, a >> b.w}; }
static inline int4 &operator>>=(int4 &a, const int4 &b) { return a = int4{a.x >> b.x, a.y >> b.y, a.z >> b.z, a.w >> b.w}; }
static inline int4 &operator>>=(int4 &a, int b) { return a = int4{a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
static inline int4 operator-(const int4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
struct alignas(2) uchar2 { unsigned char x, y; };
static inline uchar2 operator+(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y)}; }
static inline uchar2 operator+(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b)}; }
static inline uchar2 operator+(unsigned char a, const uchar2 &b) { return {(unsigned char)(a + b.x), (unsigned char)(a + b.y)}; }
static inline uchar2 &operator+=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y)}; }
static inline uchar2 &operator+=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x + b), (unsigned char)(a.y + b)}; }
static inline uchar2 operator-(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y)}; }
static inline uchar2 operator-(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x - b), (unsigned char)(a.y - b)}; }
static inline uchar2 operator-(unsigned char a, const uchar2 &b) { return {(unsigned char)(a - b.x), (unsigned char)(a - b.y)}; }
static inline uchar2 &operator-=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y)}; }
static inline uchar2 &operator-=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x - b), (unsigned char)(a.y - b)}; }
static inline uchar2 operator*(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y)}; }
static inline uchar2 operator*(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x * b), (unsigned char)(a.y * b)}; }
static inline uchar2 operator*(unsigned char a, const uchar2 &b) { return {(unsigned char)(a * b.x), (unsigned char)(a * b.y)}; }
static inline uchar2 &operator*=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y)}; }
static inline uchar2 &operator*=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x * b), (unsigned char)(a.y * b)}; }
static inline uchar2 operator/(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x / b.x), (unsigned char)(a.y / b.y)}; }
static inline uchar2 operator/(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x / b), (unsigned char)(a.y / b)}; }
static inline uchar2 operator/(unsigned char a, const uchar2 &b) { return {(unsigned char)(a / b.x), (unsigned char)(a / b.y)}; }
static inline uchar2 &operator/=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x / b.x), (unsigned char)(a.y / b.y)}; }
static inline uchar2 &operator/=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x / b), (unsigned char)(a.y / b)}; }
static inline uchar2 operator%(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x % b.x), (unsigned char)(a.y % b.y)}; }
static inline uchar2 operator%(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x % b), (unsigned char)(a.y % b)}; }
static inline uchar2 operator%(unsigned char a, const uchar2 &b) { return {(unsigned char)(a % b.x), (unsigned char)(a % b.y)}; }
static inline uchar2 &operator%=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x % b.x), (unsigned char)(a.y % b.y)}; }
static inline uchar2 &operator%=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x % b), (unsigned char)(a.y % b)}; }
static inline uchar2 operator&(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x & b.x), (unsigned char)(a.y & b.y)}; }
static inline uchar2 operator&(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x & b), (unsigned char)(a.y & b)}; }
static inline uchar2 operator&(unsigned char a, const uchar2 &b) { return {(unsigned char)(a & b.x), (unsigned char)(a & b.y)}; }
static inline uchar2 &operator&=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x & b.x), (unsigned char)(a.y & b.y)}; }
static inline uchar2 &operator&=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x & b), (unsigned char)(a.y & b)}; }
static inline uchar2 operator|(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x | b.x), (unsigned char)(a.y | b.y)}; }
static inline uchar2 operator|(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x | b), (unsigned char)(a.y | b)}; }
static inline uchar2 operator|(unsigned char a, const uchar2 &b) { return {(unsigned char)(a | b.x), (unsigned char)(a | b.y)}; }
static inline uchar2 &operator|=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x | b.x), (unsigned char)(a.y | b.y)}; }
static inline uchar2 &operator|=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x | b), (unsigned char)(a.y | b)}; }
static inline uchar2 operator^(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x ^ b.x), (unsigned char)(a.y ^ b.y)}; }
static inline uchar2 operator^(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x ^ b), (unsigned char)(a.y ^ b)}; }
static inline uchar2 operator^(unsigned char a, const uchar2 &b) { return {(unsigned char)(a ^ b.x), (unsigned char)(a ^ b.y)}; }
static inline uchar2 &operator^=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x ^ b.x), (unsigned char)(a.y ^ b.y)}; }
static inline uchar2 &operator^=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x ^ b), (unsigned char)(a.y ^ b)}; }
static inline uchar2 operator<<(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x << b.x), (unsigned char)(a.y << b.y)}; }
static inline uchar2 operator<<(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x << b), (unsigned char)(a.y << b)}; }
static inline uchar2 operator<<(unsigned char a, const uchar2 &b) { return {(unsigned char)(a << b.x), (unsigned char)(a << b.y)}; }
static inline uchar2 &operator<<=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x << b.x), (unsigned char)(a.y << b.y)}; }
static inline uchar2 &operator<<=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x << b), (unsigned char)(a.y << b)}; }
static inline uchar2 operator>>(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x >> b.x), (unsigned char)(a.y >> b.y)}; }
static inline uchar2 operator>>(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x >> b), (unsigned char)(a.y >> b)}; }
static inline uchar2 operator>>(unsigned char a, const uchar2 &b) { return {(unsigned char)(a >> b.x), (unsigned char)(a >> b.y)}; }
static inline uchar2 &operator>>=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x >> b.x), (unsigned char)(a.y >> b.y)}; }
static inline uchar2 &operator>>=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x >> b), (unsigned char)(a.y >> b)}; }
static inline uchar2 operator-(const uchar2 &a) { return {(unsigned char)(-a.x), (unsigned char)(-a.y)}; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/vectors.okl"
// Vector types with their arithmetic, without an include.

inline float3 cross(const float3 a, const float3 b) {
  return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

template <class T>
inline void store(T *to, const T &value) {
  *to = value;
}

extern "C" void floats(const int &N, const float *a, float *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    float3 p = {a[3 * i], a[3 * i + 1], a[3 * i + 2]};
    float3 q = make_float3(1.0f, 2.0f, 3.0f);
    float3 r = 2.0f * p + q / 2.0f - p * q + 1.0f;
    r += q;
    r *= 0.5f;
    r -= -p;
    r = r + cross(p, q) + normalize(q) * length(q);
    float *y = &r.y;
    *y += dot(p, q);
    float2 s = clamp(make_float2(a[3 * i], a[3 * i + 1]), -0.5f, 0.5f);
    double4 t = {1, 2, 3, 4};
    t = t / 2.0 + t;
    store(&b[4 * i], r.x + s.x);
    store(&b[4 * i + 1], r.y + s.y);
    store(&b[4 * i + 2], r.z + clamp(a[3 * i], 0.0f, 0.25f));
    store(&b[4 * i + 3], (float)(t.w + t.x));
  }
}

extern "C" void through(const int &N, const int4 *a, int4 *b) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) int4 s[16];
    alignas(64) int4 mine[16];
    for (int i = g; i < g + 16; ++i) { const unsigned long long item = (unsigned long long)i - g;
      mine[item] = i < N ? a[i] : int4{0, 0, 0, 0};
      s[i - g] = mine[item] << 1;
    }
    for (int i = g, i_end = (int)_occa_within((long long)N, -2147483648ll, g + 16); i < i_end; ++i) { const unsigned long long item = (unsigned long long)i - g;
      {
        const uchar2 bytes = {(unsigned char)mine[item].x, (unsigned char)mine[item].y};
        const uchar2 sum = bytes + bytes;
        b[i] = s[15 - (i - g)] % 7 + (mine[item] & 255) * mine[item];
        b[i].w += sum.x + sum.y;
      }
    }
  }
}
