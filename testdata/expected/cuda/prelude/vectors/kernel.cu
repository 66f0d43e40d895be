static __host__ __device__ inline double4 operator+(const double4 &a, const double4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline double4 operator+(const double4 &a, double b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline double4 operator+(double a, const double4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static __host__ __device__ inline double4 &operator+=(double4 &a, const double4 &b) { return a = double4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline double4 &operator+=(double4 &a, double b) { return a = double4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline double4 operator-(const double4 &a, const double4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline double4 operator-(const double4 &a, double b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline double4 operator-(double a, const double4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static __host__ __device__ inline double4 &operator-=(double4 &a, const double4 &b) { return a = double4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline double4 &operator-=(double4 &a, double b) { return a = double4{a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline double4 operator*(const double4 &a, const double4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline double4 operator*(const double4 &a, double b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline double4 operator*(double a, const double4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static __host__ __device__ inline double4 &operator*=(double4 &a, const double4 &b) { return a = double4{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline double4 &operator*=(double4 &a, double b) { return a = double4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline double4 operator/(const double4 &a, const double4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static __host__ __device__ inline double4 operator/(const double4 &a, double b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static __host__ __device__ inline double4 operator/(double a, const double4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static __host__ __device__ inline double4 &operator/=(double4 &a, const double4 &b) { return a = double4{a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static __host__ __device__ inline double4 &operator/=(double4 &a, double b) { return a = double4{a.x / b, a.y / b, a.z / b, a.w / b}; }
static __host__ __device__ inline double4 operator-(const double4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
static __host__ __device__ inline double dot(const double4 &a, const double4 &b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
static __host__ __device__ inline double length(const double4 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); }
static __host__ __device__ inline double4 normalize(const double4 &a) { const double n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w); return {a.x / n, a.y / n, a.z / n, a.w / n}; }
static __host__ __device__ inline double4 clamp(const double4 &a, double low, double high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static __host__ __device__ inline double4 clamp(const double4 &a, const double4 &low, const double4 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
static __host__ __device__ inline float2 operator+(const float2 &a, const float2 &b) { return {a.x + b.x, a.y + b.y}; }
static __host__ __device__ inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static __host__ __device__ inline float2 operator+(float a, const float2 &b) { return {a + b.x, a + b.y}; }
static __host__ __device__ inline float2 &operator+=(float2 &a, const float2 &b) { return a = float2{a.x + b.x, a.y + b.y}; }
static __host__ __device__ inline float2 &operator+=(float2 &a, float b) { return a = float2{a.x + b, a.y + b}; }
static __host__ __device__ inline float2 operator-(const float2 &a, const float2 &b) { return {a.x - b.x, a.y - b.y}; }
static __host__ __device__ inline float2 operator-(const float2 &a, float b) { return {a.x - b, a.y - b}; }
static __host__ __device__ inline float2 operator-(float a, const float2 &b) { return {a - b.x, a - b.y}; }
static __host__ __device__ inline float2 &operator-=(float2 &a, const float2 &b) { return a = float2{a.x - b.x, a.y - b.y}; }
static __host__ __device__ inline float2 &operator-=(float2 &a, float b) { return a = float2{a.x - b, a.y - b}; }
static __host__ __device__ inline float2 operator*(const float2 &a, const float2 &b) { return {a.x * b.x, a.y * b.y}; }
static __host__ __device__ inline float2 operator*(const float2 &a, float b) { return {a.x * b, a.y * b}; }
static __host__ __device__ inline float2 operator*(float a, const float2 &b) { return {a * b.x, a * b.y}; }
static __host__ __device__ inline float2 &operator*=(float2 &a, const float2 &b) { return a = float2{a.x * b.x, a.y * b.y}; }
static __host__ __device__ inline float2 &operator*=(float2 &a, float b) { return a = float2{a.x * b, a.y * b}; }
static __host__ __device__ inline float2 operator/(const float2 &a, const float2 &b) { return {a.x / b.x, a.y / b.y}; }
static __host__ __device__ inline float2 operator/(const float2 &a, float b) { return {a.x / b, a.y / b}; }
static __host__ __device__ inline float2 operator/(float a, const float2 &b) { return {a / b.x, a / b.y}; }
static __host__ __device__ inline float2 &operator/=(float2 &a, const float2 &b) { return a = float2{a.x / b.x, a.y / b.y}; }
static __host__ __device__ inline float2 &operator/=(float2 &a, float b) { return a = float2{a.x / b, a.y / b}; }
static __host__ __device__ inline float2 operator-(const float2 &a) { return {-a.x, -a.y}; }
static __host__ __device__ inline float dot(const float2 &a, const float2 &b) { return a.x * b.x + a.y * b.y; }
static __host__ __device__ inline float length(const float2 &a) { return sqrt(a.x * a.x + a.y * a.y); }
static __host__ __device__ inline float2 normalize(const float2 &a) { const float n = sqrt(a.x * a.x + a.y * a.y); return {a.x / n, a.y / n}; }
static __host__ __device__ inline float2 clamp(const float2 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y}; }
static __host__ __device__ inline float2 clamp(const float2 &a, const float2 &low, const float2 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y}; }
static __host__ __device__ inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 operator+(const float3 &a, float b) { return {a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline float3 operator+(float a, const float3 &b) { return {a + b.x, a + b.y, a + b.z}; }
static __host__ __device__ inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 &operator+=(float3 &a, float b) { return a = float3{a.x + b, a.y + b, a.z + b}; }
static __host__ __device__ inline float3 operator-(const float3 &a, const float3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline float3 operator-(const float3 &a, float b) { return {a.x - b, a.y - b, a.z - b}; }
static __host__ __device__ inline float3 operator-(float a, const float3 &b) { return {a - b.x, a - b.y, a - b.z}; }
static __host__ __device__ inline float3 &operator-=(float3 &a, const float3 &b) { return a = float3{a.x - b.x, a.y - b.y, a.z - b.z}; }
static __host__ __device__ inline float3 &operator-=(float3 &a, float b) { return a = float3{a.x - b, a.y - b, a.z - b}; }
static __host__ __device__ inline float3 operator*(const float3 &a, const float3 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static __host__ __device__ inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 operator*(float a, const float3 &b) { return {a * b.x, a * b.y, a * b.z}; }
static __host__ __device__ inline float3 &operator*=(float3 &a, const float3 &b) { return a = float3{a.x * b.x, a.y * b.y, a.z * b.z}; }
static __host__ __device__ inline float3 &operator*=(float3 &a, float b) { return a = float3{a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 operator/(const float3 &a, const float3 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
static __host__ __device__ inline float3 operator/(const float3 &a, float b) { return {a.x / b, a.y / b, a.z / b}; }
static __host__ __device__ inline float3 operator/(float a, const float3 &b) { return {a / b.x, a / b.y, a / b.z}; }
static __host__ __device__ inline float3 &operator/=(float3 &a, const float3 &b) { return a = float3{a.x / b.x, a.y / b.y, a.z / b.z}; }
static __host__ __device__ inline float3 &operator/=(float3 &a, float b) { return a = float3{a.x / b, a.y / b, a.z / b}; }
static __host__ __device__ inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static __host__ __device__ inline float dot(const float3 &a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static __host__ __device__ inline float length(const float3 &a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }
static __host__ __device__ inline float3 normalize(const float3 &a) { const float n = sqrt(a.x * a.x + a.y * a.y + a.z * a.z); return {a.x / n, a.y / n, a.z / n}; }
static __host__ __device__ inline float3 clamp(const float3 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z}; }
static __host__ __device__ inline float3 clamp(const float3 &a, const float3 &low, const float3 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z}; }
static __host__ __device__ inline int4 operator+(const int4 &a, const int4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline int4 operator+(const int4 &a, int b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline int4 operator+(int a, const int4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static __host__ __device__ inline int4 &operator+=(int4 &a, const int4 &b) { return a = int4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static __host__ __device__ inline int4 &operator+=(int4 &a, int b) { return a = int4{a.x + b, a.y + b, a.z + b, a.w + b}; }
static __host__ __device__ inline int4 operator-(const int4 &a, const int4 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline int4 operator-(const int4 &a, int b) { return {a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline int4 operator-(int a, const int4 &b) { return {a - b.x, a - b.y, a - b.z, a - b.w}; }
static __host__ __device__ inline int4 &operator-=(int4 &a, const int4 &b) { return a = int4{a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w}; }
static __host__ __device__ inline int4 &operator-=(int4 &a, int b) { return a = int4{a.x - b, a.y - b, a.z - b, a.w - b}; }
static __host__ __device__ inline int4 operator*(const int4 &a, const int4 &b) { return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline int4 operator*(const int4 &a, int b) { return {a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline int4 operator*(int a, const int4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }
static __host__ __device__ inline int4 &operator*=(int4 &a, const int4 &b) { return a = int4{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
static __host__ __device__ inline int4 &operator*=(int4 &a, int b) { return a = int4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline int4 operator/(const int4 &a, const int4 &b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static __host__ __device__ inline int4 operator/(const int4 &a, int b) { return {a.x / b, a.y / b, a.z / b, a.w / b}; }
static __host__ __device__ inline int4 operator/(int a, const int4 &b) { return {a / b.x, a / b.y, a / b.z, a / b.w}; }
static __host__ __device__ inline int4 &operator/=(int4 &a, const int4 &b) { return a = int4{a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
static __host__ __device__ inline int4 &operator/=(int4 &a, int b) { return a = int4{a.x / b, a.y / b, a.z / b, a.w / b}; }
static __host__ __device__ inline int4 operator%(const int4 &a, const int4 &b) { return {a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
static __host__ __device__ inline int4 operator%(const int4 &a, int b) { return {a.x % b, a.y % b, a.z % b, a.w % b}; }
static __host__ __device__ inline int4 operator%(int a, const int4 &b) { return {a % b.x, a % b.y, a % b.z, a % b.w}; }
static __host__ __device__ inline int4 &operator%=(int4 &a, const int4 &b) { return a = int4{a.x % b.x, a.y % b.y, a.z % b.z, a.w % b.w}; }
static __host__ __device__ inline int4 &operator%=(int4 &a, int b) { return a = int4{a.x % b, a.y % b, a.z % b, a.w % b}; }
static __host__ __device__ inline int4 operator&(const int4 &a, const int4 &b) { return {a.x & b.x, a.y & b.y, a.z & b.z, a.w & b.w}; }
static __host__ __device__ inline int4 operator&(const int4 &a, int b) { return {a.x & b, a.y & b, a.z & b, a.w & b}; }
static __host__ __device__ inline int4 operator&(int a, const int4 &b) { return {a & b.x, a & b.y, a & b.z, a & b.w}; }
static __host__ __device__ inline int4 &operator&=(int4 &a, const int4 &b) { return a = int4{a.x & b.x, a.y & b.y, a.z & b.z, a.w & b.w}; }
static __host__ __device__ inline int4 &operator&=(int4 &a, int b) { return a = int4{a.x & b, a.y & b, a.z & b, a.w & b}; }
static __host__ __device__ inline int4 operator|(const int4 &a, const int4 &b) { return {a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
static __host__ __device__ inline int4 operator|(const int4 &a, int b) { return {a.x | b, a.y | b, a.z | b, a.w | b}; }
static __host__ __device__ inline int4 operator|(int a, const int4 &b) { return {a | b.x, a | b.y, a | b.z, a | b.w}; }
static __host__ __device__ inline int4 &operator|=(int4 &a, const int4 &b) { return a = int4{a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w}; }
static __host__ __device__ inline int4 &operator|=(int4 &a, int b) { return a = int4{a.x | b, a.y | b, a.z | b, a.w | b}; }
static __host__ __device__ inline int4 operator^(const int4 &a, const int4 &b) { return {a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w}; }
static __host__ __device__ inline int4 operator^(const int4 &a, int b) { return {a.x ^ b, a.y ^ b, a.z ^ b, a.w ^ b}; }
static __host__ __device__ inline int4 operator^(int a, const int4 &b) { return {a ^ b.x, a ^ b.y, a ^ b.z, a ^ b.w}; }
static __host__ __device__ inline int4 &operator^=(int4 &a, const int4 &b) { return a = int4{a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w}; }
static __host__ __device__ inline int4 &operator^=(int4 &a, int b) { return a = int4{a.x ^ b, a.y ^ b, a.z ^ b, a.w ^ b}; }
static __host__ __device__ inline int4 operator<<(const int4 &a, const int4 &b) { return {a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
static __host__ __device__ inline int4 operator<<(const int4 &a, int b) { return {a.x << b, a.y << b, a.z << b, a.w << b}; }
static __host__ __device__ inline int4 operator<<(int a, const int4 &b) { return {a << b.x, a << b.y, a << b.z, a << b.w}; }
static __host__ __device__ inline int4 &operator<<=(int4 &a, const int4 &b) { return a = int4{a.x << b.x, a.y << b.y, a.z << b.z, a.w << b.w}; }
static __host__ __device__ inline int4 &operator<<=(int4 &a, int b) { return a = int4{a.x << b, a.y << b, a.z << b, a.w << b}; }
static __host__ __device__ inline int4 operator>>(const int4 &a, const int4 &b) { return {a.x >> b.x, a.y >> b.y, a.z >> b.z, a.w >> b.w}; }
static __host__ __device__ inline int4 operator>>(const int4 &a, int b) { return {a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
static __host__ __device__ inline int4 operator>>(int a, const int4 &b) { return {a >> b.x, a >> b.y, a >> b.z, a >> b.w}; }
static __host__ __device__ inline int4 &operator>>=(int4 &a, const int4 &b) { return a = int4{a.x >> b.x, a.y >> b.y, a.z >> b.z, a.w >> b.w}; }
static __host__ __device__ inline int4 &operator>>=(int4 &a, int b) { return a = int4{a.x >> b, a.y >> b, a.z >> b, a.w >> b}; }
static __host__ __device__ inline int4 operator-(const int4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }
static __host__ __device__ inline uchar2 operator+(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y)}; }
static __host__ __device__ inline uchar2 operator+(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b)}; }
static __host__ __device__ inline uchar2 operator+(unsigned char a, const uchar2 &b) { return {(unsigned char)(a + b.x), (unsigned char)(a + b.y)}; }
static __host__ __device__ inline uchar2 &operator+=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x + b.x), (unsigned char)(a.y + b.y)}; }
static __host__ __device__ inline uchar2 &operator+=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x + b), (unsigned char)(a.y + b)}; }
static __host__ __device__ inline uchar2 operator-(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y)}; }
static __host__ __device__ inline uchar2 operator-(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x - b), (unsigned char)(a.y - b)}; }
static __host__ __device__ inline uchar2 operator-(unsigned char a, const uchar2 &b) { return {(unsigned char)(a - b.x), (unsigned char)(a - b.y)}; }
static __host__ __device__ inline uchar2 &operator-=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x - b.x), (unsigned char)(a.y - b.y)}; }
static __host__ __device__ inline uchar2 &operator-=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x - b), (unsigned char)(a.y - b)}; }
static __host__ __device__ inline uchar2 operator*(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y)}; }
static __host__ __device__ inline uchar2 operator*(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x * b), (unsigned char)(a.y * b)}; }
static __host__ __device__ inline uchar2 operator*(unsigned char a, const uchar2 &b) { return {(unsigned char)(a * b.x), (unsigned char)(a * b.y)}; }
static __host__ __device__ inline uchar2 &operator*=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x * b.x), (unsigned char)(a.y * b.y)}; }
static __host__ __device__ inline uchar2 &operator*=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x * b), (unsigned char)(a.y * b)}; }
static __host__ __device__ inline uchar2 operator/(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x / b.x), (unsigned char)(a.y / b.y)}; }
static __host__ __device__ inline uchar2 operator/(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x / b), (unsigned char)(a.y / b)}; }
static __host__ __device__ inline uchar2 operator/(unsigned char a, const uchar2 &b) { return {(unsigned char)(a / b.x), (unsigned char)(a / b.y)}; }
static __host__ __device__ inline uchar2 &operator/=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x / b.x), (unsigned char)(a.y / b.y)}; }
static __host__ __device__ inline uchar2 &operator/=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x / b), (unsigned char)(a.y / b)}; }
static __host__ __device__ inline uchar2 operator%(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x % b.x), (unsigned char)(a.y % b.y)}; }
static __host__ __device__ inline uchar2 operator%(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x % b), (unsigned char)(a.y % b)}; }
static __host__ __device__ inline uchar2 operator%(unsigned char a, const uchar2 &b) { return {(unsigned char)(a % b.x), (unsigned char)(a % b.y)}; }
static __host__ __device__ inline uchar2 &operator%=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x % b.x), (unsigned char)(a.y % b.y)}; }
static __host__ __device__ inline uchar2 &operator%=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x % b), (unsigned char)(a.y % b)}; }
static __host__ __device__ inline uchar2 operator&(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x & b.x), (unsigned char)(a.y & b.y)}; }
static __host__ __device__ inline uchar2 operator&(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x & b), (unsigned char)(a.y & b)}; }
static __host__ __device__ inline uchar2 operator&(unsigned char a, const uchar2 &b) { return {(unsigned char)(a & b.x), (unsigned char)(a & b.y)}; }
static __host__ __device__ inline uchar2 &operator&=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x & b.x), (unsigned char)(a.y & b.y)}; }
static __host__ __device__ inline uchar2 &operator&=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x & b), (unsigned char)(a.y & b)}; }
static __host__ __device__ inline uchar2 operator|(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x | b.x), (unsigned char)(a.y | b.y)}; }
static __host__ __device__ inline uchar2 operator|(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x | b), (unsigned char)(a.y | b)}; }
static __host__ __device__ inline uchar2 operator|(unsigned char a, const uchar2 &b) { return {(unsigned char)(a | b.x), (unsigned char)(a | b.y)}; }
static __host__ __device__ inline uchar2 &operator|=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x | b.x), (unsigned char)(a.y | b.y)}; }
static __host__ __device__ inline uchar2 &operator|=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x | b), (unsigned char)(a.y | b)}; }
static __host__ __device__ inline uchar2 operator^(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x ^ b.x), (unsigned char)(a.y ^ b.y)}; }
static __host__ __device__ inline uchar2 operator^(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x ^ b), (unsigned char)(a.y ^ b)}; }
static __host__ __device__ inline uchar2 operator^(unsigned char a, const uchar2 &b) { return {(unsigned char)(a ^ b.x), (unsigned char)(a ^ b.y)}; }
static __host__ __device__ inline uchar2 &operator^=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x ^ b.x), (unsigned char)(a.y ^ b.y)}; }
static __host__ __device__ inline uchar2 &operator^=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x ^ b), (unsigned char)(a.y ^ b)}; }
static __host__ __device__ inline uchar2 operator<<(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x << b.x), (unsigned char)(a.y << b.y)}; }
static __host__ __device__ inline uchar2 operator<<(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x << b), (unsigned char)(a.y << b)}; }
static __host__ __device__ inline uchar2 operator<<(unsigned char a, const uchar2 &b) { return {(unsigned char)(a << b.x), (unsigned char)(a << b.y)}; }
static __host__ __device__ inline uchar2 &operator<<=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x << b.x), (unsigned char)(a.y << b.y)}; }
static __host__ __device__ inline uchar2 &operator<<=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x << b), (unsigned char)(a.y << b)}; }
static __host__ __device__ inline uchar2 operator>>(const uchar2 &a, const uchar2 &b) { return {(unsigned char)(a.x >> b.x), (unsigned char)(a.y >> b.y)}; }
static __host__ __device__ inline uchar2 operator>>(const uchar2 &a, unsigned char b) { return {(unsigned char)(a.x >> b), (unsigned char)(a.y >> b)}; }
static __host__ __device__ inline uchar2 operator>>(unsigned char a, const uchar2 &b) { return {(unsigned char)(a >> b.x), (unsigned char)(a >> b.y)}; }
static __host__ __device__ inline uchar2 &operator>>=(uchar2 &a, const uchar2 &b) { return a = uchar2{(unsigned char)(a.x >> b.x), (unsigned char)(a.y >> b.y)}; }
static __host__ __device__ inline uchar2 &operator>>=(uchar2 &a, unsigned char b) { return a = uchar2{(unsigned char)(a.x >> b), (unsigned char)(a.y >> b)}; }
static __host__ __device__ inline uchar2 operator-(const uchar2 &a) { return {(unsigned char)(-a.x), (unsigned char)(-a.y)}; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static __host__ __device__ inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/vectors.okl"
// Vector types with their arithmetic, without an include.

__device__ inline float3 cross(const float3 a, const float3 b) {
  return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

template <class T>
__device__ inline void store(T *to, const T &value) {
  *to = value;
}

extern "C" __global__ __launch_bounds__(16) void _occa_floats_0(const int N, const float *a, float *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
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
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_through_0(const int N, const int4 *a, int4 *b) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int4 s[16];
    int4 mine;
    { int i = g + (int)threadIdx.x;
      mine = i < N ? a[i] : int4{0, 0, 0, 0};
      s[i - g] = mine << 1;
    }
    __syncthreads();
#line 41 "kernels/prelude/vectors.okl"
    { int i = g + (int)threadIdx.x;
      if (i < N) {
        const uchar2 bytes = {(unsigned char)mine.x, (unsigned char)mine.y};
        const uchar2 sum = bytes + bytes;
        b[i] = s[15 - (i - g)] % 7 + (mine & 255) * mine;
        b[i].w += sum.x + sum.y;
      }
    }
  }
}
