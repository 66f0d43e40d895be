#include <cmath>
using std::fabs;
using std::fmax;
using std::fmin;
using std::sqrt;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? decltype(a + b)(a) : decltype(a + b)(b); }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? decltype(a + b)(a) : decltype(a + b)(b); }
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
#line 1 "kernels/half/arithmetic.okl"
// okl: --instance 'added<half>' --instance 'added<float>'
// `half` wherever a number may stand: arithmetic is that of `float`, and what is stored is rounded.

struct Pair {
  half low;
  float high;
  half more[2];
};

half twice(const half x) { return x + x; }

float mean(const half *x, const int count) {
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += x[i];
  return sum / count;
}

void raise(half &x, const half by) { x += by; }

namespace okl_added_half { using T = half;
extern "C" void added_half(const int &N, const T *__restrict__ x, T *__restrict__ y, const T &by) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    T sum = x[i] + by;
    sum *= 2;
    y[i] = sum - x[i];
  }
} }
#line 20 "kernels/half/arithmetic.okl"
namespace okl_added_float { using T = float;
extern "C" void added_float(const int &N, const T *__restrict__ x, T *__restrict__ y, const T &by) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    T sum = x[i] + by;
    sum *= 2;
    y[i] = sum - x[i];
  }
} }

extern "C" void computed(const int &N, const half *__restrict__ x, half *__restrict__ y, const half &alpha, float *__restrict__ f) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) half s[16];
    alignas(64) half own[16];
    for (int t = 0; t < 16; ++t) {
      own[t] = x[g + t];
      s[t] = own[t] * alpha + 0.125f;
    }
    for (int t = 0; t < 16; ++t) {
      half h = s[15 - t];
      h += 1.5f;
      h -= own[t];
      h *= 2;
      h /= alpha;
      ++h;
      h--;
      Pair pair;
      pair.low = -h;
      pair.high = h;
      pair.more[0] = pair.low + own[t];
      pair.more[1] = own[t] > 0 ? own[t] : h;
      half list[3] = {own[t], 3, twice(own[t])};
      raise(list[0], alpha);
      y[g + t] = list[0] + list[1] * list[2] + pair.more[0] - pair.more[1];
      f[g + t] = pair.low + pair.high * alpha + mean(list, 3);
    }
  }
}

extern "C" void compared(const int &N, const half *__restrict__ x, half *__restrict__ y, float *__restrict__ f, int *__restrict__ n) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const half a = x[i], b = x[N - 1 - i];
    n[i] = (a < b) + 2 * (a == b) + 4 * (a >= 1) + 8 * (b != 0.5f) + 16 * (a && b) + 32 * !a;
    f[i] = sqrt(fabs((float)a)) + fmax((float)a, (float)b) + fmin((float)b, 0.25f) + min((float)a, (float)b) + max((float)a, 1.0f);
    f[i] += (float)a + static_cast<float>(b);
    half chosen = a > b ? a : b;
    if (a) chosen += 1;
    y[i] = chosen;
  }
}
