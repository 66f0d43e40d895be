#ifndef OKL_HALF
#define OKL_HALF
#if defined(__F16C__) || defined(__ARM_FP16_FORMAT_IEEE)
#if defined(__clang__) || !defined(__F16C__)
static inline unsigned short okl_native_half(float value) { return __builtin_bit_cast(unsigned short, (__fp16)value); }
static inline float okl_native_float(unsigned short bits) { return __builtin_bit_cast(__fp16, bits); }
#else
typedef float okl_four __attribute__((vector_size(16)));
typedef short okl_eight __attribute__((vector_size(16)));
static inline unsigned short okl_native_half(float value) {
  return (unsigned short)__builtin_ia32_vcvtps2ph(okl_four{value, 0, 0, 0}, 0)[0];
}
static inline float okl_native_float(unsigned short bits) {
  return __builtin_ia32_vcvtph2ps(okl_eight{(short)bits, 0, 0, 0, 0, 0, 0, 0})[0];
}
#endif
#endif
static inline constexpr unsigned short okl_half_of(float value) {
#if defined(__F16C__) || defined(__ARM_FP16_FORMAT_IEEE)
  if (!__builtin_is_constant_evaluated()) return okl_native_half(value);
#endif
  const unsigned bits = __builtin_bit_cast(unsigned, value), sign = bits >> 16 & 0x8000u, size = bits & 0x7fffffffu;
  if (size > 0x7f800000u) return (unsigned short)(sign | 0x7e00u | (size >> 13 & 0x3ffu));
  if (size >= 0x477ff000u) return (unsigned short)(sign | 0x7c00u);
  if (size >= 0x38800000u) return (unsigned short)(sign | (size + 0xfffu + (size >> 13 & 1u) - 0x38000000u) >> 13);
  if (size <= 0x33000000u) return (unsigned short)sign;
  const unsigned shift = 126u - (size >> 23), fraction = (size & 0x7fffffu) | 0x800000u, low = fraction >> shift;
  const unsigned rest = fraction & ((1u << shift) - 1u), middle = 1u << (shift - 1u);
  return (unsigned short)(sign | (low + (rest > middle || (rest == middle && (low & 1u)) ? 1u : 0u)));
}
static inline constexpr float okl_float_of(unsigned short half_bits) {
#if defined(__F16C__) || defined(__ARM_FP16_FORMAT_IEEE)
  if (!__builtin_is_constant_evaluated()) return okl_native_float(half_bits);
#endif
  const unsigned bits = half_bits, sign = (bits & 0x8000u) << 16, exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  if (exponent == 31u) return __builtin_bit_cast(float, sign | 0x7f800000u | fraction << 13);
  if (exponent != 0u) return __builtin_bit_cast(float, sign | (exponent + 112u) << 23 | fraction << 13);
  const float size = (float)fraction * 5.9604644775390625e-8f;
  return sign ? -size : size;
}
struct okl_half {
  unsigned short okl_bits;
  okl_half() = default;
  constexpr okl_half(float value) : okl_bits(okl_half_of(value)) {}
  constexpr operator float() const { return okl_float_of(okl_bits); }
  template <class okl_T> okl_half &operator+=(okl_T b) { return *this = okl_half((float)((float)*this + b)); }
  template <class okl_T> okl_half &operator-=(okl_T b) { return *this = okl_half((float)((float)*this - b)); }
  template <class okl_T> okl_half &operator*=(okl_T b) { return *this = okl_half((float)((float)*this * b)); }
  template <class okl_T> okl_half &operator/=(okl_T b) { return *this = okl_half((float)((float)*this / b)); }
  okl_half &operator++() { return *this += 1; }
  okl_half &operator--() { return *this -= 1; }
  okl_half operator++(int) { okl_half old = *this; *this += 1; return old; }
  okl_half operator--(int) { okl_half old = *this; *this -= 1; return old; }
};
#endif
typedef okl_half half;
#line 1 "kernels/half/choices.okl"
// `half` on one side of a choice: the value is of the other side's type. Header `okl/okl.hpp` has a class, with which
// compilers of C++ ask for a cast.

extern "C" void chosen(const int &N, const half *__restrict__ x, float *__restrict__ f, half *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const half a = x[i];
    f[i] = i % 2 ? (float)a : 1.0f;
    f[i] += i % 3 ? 2.5f : (float)x[i];
    y[i] = a ? i % 2 ? (float)a : 0.25f : 8;
    f[i] += i % 4 ? (float)(i % 2 ? a : x[i]) : -0.5f;
  }
}
