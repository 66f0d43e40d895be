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
#line 1 "kernels/half/conversions.okl"
// All numbers of `half` as `float` and back, and numbers of `float` and others to `half`.

const half table[5] = {0.1f, -2, 65520.0f, 6e-8f, 1e-9f};

extern "C" void widened(const int &N, const half *__restrict__ x, float *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) { y[i] = x[i]; }
}

extern "C" void narrowed(const int &N, const float *__restrict__ x, half *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) { y[i] = x[i]; }
}

extern "C" void copied(const int &N, const half *__restrict__ x, half *__restrict__ y, half *__restrict__ z) {
  for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) {
    y[i] = x[i];
    z[i] = half(float(x[i]));
  }
}

extern "C" void integers(const int &N, const int *__restrict__ x, half *__restrict__ y, int *__restrict__ z) {
  for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) {
    y[i] = x[i];
    z[i] = (int)y[i] + (y[i] ? 1 : 0) + (!y[i] ? 10 : 0);
    bool is_set = y[i];
    z[i] += is_set;
  }
}

extern "C" void constants(const int &N, half *__restrict__ y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const half own[4] = {1, -0.0f, 1.0f / 3, 2049};
    half nothing{}, parens(0.5f);
    y[i] = i < 5 ? table[i] : i < 9 ? own[i - 5] : i < 10 ? nothing : parens;
  }
}
