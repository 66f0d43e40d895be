#define __half okl_half
#define half okl_half
#define __half2 okl_half2
#define half2 okl_half2
__host__ __device__ inline unsigned short okl_half_of(float okl_value) {
  union { float value; unsigned bits; } okl_x;
  okl_x.value = okl_value;
  const unsigned okl_sign = okl_x.bits >> 16 & 0x8000u, okl_a = okl_x.bits & 0x7fffffffu;
  if (okl_a > 0x7f800000u) return (unsigned short)(okl_sign | 0x7fffu);
  if (okl_a >= 0x477ff000u) return (unsigned short)(okl_sign | 0x7c00u);
  if (okl_a <= 0x33000000u) return (unsigned short)okl_sign;
  const bool okl_is_small = okl_a < 0x38800000u;
  const unsigned okl_shift = okl_is_small ? 126u - (okl_a >> 23) : 13u;
  const unsigned okl_whole = okl_is_small ? (okl_a & 0x7fffffu) | 0x800000u : okl_a - 0x38000000u;
  const unsigned okl_rest = okl_whole & ((1u << okl_shift) - 1u), okl_middle = 1u << (okl_shift - 1u);
  unsigned okl_result = okl_whole >> okl_shift;
  if (okl_rest > okl_middle || (okl_rest == okl_middle && (okl_result & 1u))) ++okl_result;
  return (unsigned short)(okl_sign | okl_result);
}
__host__ __device__ inline float okl_float_of(unsigned short okl_half_bits) {
  const unsigned okl_sign = (okl_half_bits & 0x8000u) << 16, okl_exponent = okl_half_bits >> 10 & 31u;
  const unsigned okl_rest = okl_half_bits & 0x3ffu;
  union { float value; unsigned bits; } okl_x;
  if (okl_exponent == 0u) {
    okl_x.value = (float)okl_rest * 5.9604644775390625e-8f;
    okl_x.bits |= okl_sign;
  } else if (okl_exponent == 31u) {
    okl_x.bits = okl_sign | 0x7f800000u | okl_rest << 13;
  } else {
    okl_x.bits = okl_sign | (okl_exponent + 112u) << 23 | okl_rest << 13;
  }
  return okl_x.value;
}
struct okl_half {
  unsigned short okl_bits;
  okl_half() = default;
  __host__ __device__ okl_half(float okl_value) : okl_bits(okl_half_of(okl_value)) {}
  __host__ __device__ operator float() const { return okl_float_of(okl_bits); }
};
struct alignas(4) okl_half2 {
  okl_half x, y;
  okl_half2() = default;
  __host__ __device__ okl_half2(okl_half okl_x, okl_half okl_y) : x(okl_x), y(okl_y) {}
};
__host__ __device__ inline float __half2float(okl_half a) { return okl_float_of(a.okl_bits); }
__host__ __device__ inline okl_half __float2half(float a) { return okl_half(a); }
__host__ __device__ inline okl_half __float2half_rn(float a) { return okl_half(a); }
__host__ __device__ inline okl_half __double2half(double a) { return okl_half((float)a); }
__host__ __device__ inline okl_half __int2half_rn(int a) { return okl_half((float)a); }
__host__ __device__ inline okl_half __uint2half_rn(unsigned a) { return okl_half((float)a); }
__host__ __device__ inline int __half2int_rz(okl_half a) { return (int)okl_float_of(a.okl_bits); }
__host__ __device__ inline int __half2int_rn(okl_half a) { return (int)rintf(okl_float_of(a.okl_bits)); }
__host__ __device__ inline unsigned short __half_as_ushort(okl_half a) { return a.okl_bits; }
__host__ __device__ inline short __half_as_short(okl_half a) { return (short)a.okl_bits; }
__host__ __device__ inline okl_half __ushort_as_half(unsigned short a) { okl_half r; r.okl_bits = a; return r; }
__host__ __device__ inline okl_half __short_as_half(short a) { okl_half r; r.okl_bits = (unsigned short)a; return r; }
__host__ __device__ inline okl_half2 __halves2half2(okl_half a, okl_half b) { okl_half2 r; r.x = a; r.y = b; return r; }
__host__ __device__ inline okl_half2 make_half2(okl_half a, okl_half b) { okl_half2 r; r.x = a; r.y = b; return r; }
__host__ __device__ inline okl_half2 __half2half2(okl_half a) { okl_half2 r; r.x = a; r.y = a; return r; }
__host__ __device__ inline okl_half2 __float2half2_rn(float a) { okl_half2 r; r.x = okl_half(a); r.y = r.x; return r; }
__host__ __device__ inline okl_half2 __floats2half2_rn(float a, float b) { okl_half2 r; r.x = okl_half(a); r.y = okl_half(b); return r; }
__host__ __device__ inline okl_half2 __float22half2_rn(float2 a) { okl_half2 r; r.x = okl_half(a.x); r.y = okl_half(a.y); return r; }
__host__ __device__ inline float2 __half22float2(okl_half2 a) { return make_float2(okl_float_of(a.x.okl_bits), okl_float_of(a.y.okl_bits)); }
__host__ __device__ inline okl_half __low2half(okl_half2 a) { return a.x; }
__host__ __device__ inline okl_half __high2half(okl_half2 a) { return a.y; }
__host__ __device__ inline float __low2float(okl_half2 a) { return okl_float_of(a.x.okl_bits); }
__host__ __device__ inline float __high2float(okl_half2 a) { return okl_float_of(a.y.okl_bits); }
__host__ __device__ inline okl_half2 __low2half2(okl_half2 a) { okl_half2 r; r.x = a.x; r.y = a.x; return r; }
__host__ __device__ inline okl_half2 __high2half2(okl_half2 a) { okl_half2 r; r.x = a.y; r.y = a.y; return r; }
__host__ __device__ inline okl_half2 __lowhigh2highlow(okl_half2 a) { okl_half2 r; r.x = a.y; r.y = a.x; return r; }
