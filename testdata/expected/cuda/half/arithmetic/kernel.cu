template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? decltype(a + b)(a) : decltype(a + b)(b); }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? decltype(a + b)(a) : decltype(a + b)(b); }
#ifndef OKL_HALF
#define OKL_HALF
#if defined(__CUDA_ARCH__)
static __device__ inline unsigned short okl_native_half(float value) {
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
  return bits;
}
static __device__ inline float okl_native_float(unsigned short bits) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
}
#endif
static __host__ __device__ inline constexpr unsigned short okl_half_of(float value) {
#if defined(__CUDA_ARCH__)
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
static __host__ __device__ inline constexpr float okl_float_of(unsigned short half_bits) {
#if defined(__CUDA_ARCH__)
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
  __host__ __device__ constexpr okl_half(float value) : okl_bits(okl_half_of(value)) {}
  __host__ __device__ constexpr operator float() const { return okl_float_of(okl_bits); }
  template <class okl_T> __host__ __device__ okl_half &operator+=(okl_T b) { return *this = okl_half((float)((float)*this + b)); }
  template <class okl_T> __host__ __device__ okl_half &operator-=(okl_T b) { return *this = okl_half((float)((float)*this - b)); }
  template <class okl_T> __host__ __device__ okl_half &operator*=(okl_T b) { return *this = okl_half((float)((float)*this * b)); }
  template <class okl_T> __host__ __device__ okl_half &operator/=(okl_T b) { return *this = okl_half((float)((float)*this / b)); }
  __host__ __device__ okl_half &operator++() { return *this += 1; }
  __host__ __device__ okl_half &operator--() { return *this -= 1; }
  __host__ __device__ okl_half operator++(int) { okl_half old = *this; *this += 1; return old; }
  __host__ __device__ okl_half operator--(int) { okl_half old = *this; *this -= 1; return old; }
};
#endif
#define half okl_half
#line 1 "kernels/half/arithmetic.okl"
// okl: --instance 'added<half>' --instance 'added<float>'
// `half` wherever a number may stand: arithmetic is that of `float`, and what is stored is rounded.

struct Pair {
  half low;
  float high;
  half more[2];
};

__device__ half twice(const half x) { return x + x; }

__device__ float mean(const half *x, const int count) {
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += x[i];
  return sum / count;
}

__device__ void raise(half &x, const half by) { x += by; }

namespace okl_added_half { using T = half;
extern "C" __global__ __launch_bounds__(16) void _occa_added_half_0(const int N, const T *__restrict__ x, T *__restrict__ y, const T by) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    T sum = x[i] + by;
    sum *= 2;
    y[i] = sum - x[i];
  } }
} }
#line 20 "kernels/half/arithmetic.okl"
namespace okl_added_float { using T = float;
extern "C" __global__ __launch_bounds__(16) void _occa_added_float_0(const int N, const T *__restrict__ x, T *__restrict__ y, const T by) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    T sum = x[i] + by;
    sum *= 2;
    y[i] = sum - x[i];
  } }
} }

extern "C" __global__ __launch_bounds__(16) void _occa_computed_0(const int N, const half *__restrict__ x, half *__restrict__ y, const half alpha, float *__restrict__ f) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ half s[16];
    half own;
    { int t = (int)threadIdx.x;
      own = x[g + t];
      s[t] = own * alpha + 0.125f;
    }
    __syncthreads();
#line 37 "kernels/half/arithmetic.okl"
    { int t = (int)threadIdx.x;
      half h = s[15 - t];
      h += 1.5f;
      h -= own;
      h *= 2;
      h /= alpha;
      ++h;
      h--;
      Pair pair;
      pair.low = -h;
      pair.high = h;
      pair.more[0] = pair.low + own;
      pair.more[1] = own > 0 ? own : h;
      half list[3] = {own, 3, twice(own)};
      raise(list[0], alpha);
      y[g + t] = list[0] + list[1] * list[2] + pair.more[0] - pair.more[1];
      f[g + t] = pair.low + pair.high * alpha + mean(list, 3);
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_compared_0(const int N, const half *__restrict__ x, half *__restrict__ y, float *__restrict__ f, int *__restrict__ n) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const half a = x[i], b = x[N - 1 - i];
    n[i] = (a < b) + 2 * (a == b) + 4 * (a >= 1) + 8 * (b != 0.5f) + 16 * (a && b) + 32 * !a;
    f[i] = sqrt(fabs((float)a)) + fmax((float)a, (float)b) + fmin((float)b, 0.25f) + min((float)a, (float)b) + max((float)a, 1.0f);
    f[i] += (float)a + static_cast<float>(b);
    half chosen = a > b ? a : b;
    if (a) chosen += 1;
    y[i] = chosen;
  } }
}
