#include <metal_stdlib>
using namespace metal;
template <class okl_A>
inline okl_A okl_abs(okl_A a) { return a < okl_A(0) ? -a : a; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
inline float okl_cbrt(float x) { return metal::copysign(metal::pow(metal::fabs(x), 1.0f / 3.0f), x); }
inline float okl_expm1(float x) { float u = metal::exp(x); return u == 1.0f ? x : u - 1.0f == -1.0f ? -1.0f : x > 16.0f ? u : (u - 1.0f) * x / metal::log(u); }
template <class okl_P>
inline float okl_frexp(float x, okl_P to) { int n; float f = metal::frexp(x, n); *to = n; return f; }
inline float okl_hypot(float x, float y) { x = metal::fabs(x); y = metal::fabs(y); float a = metal::fmax(x, y), b = metal::fmin(x, y); return b == 0.0f || metal::isinf(a) ? a : a * metal::sqrt(1.0f + b / a * (b / a)); }
inline float okl_log1p(float x) { float u = 1.0f + x; return u == 1.0f ? x : u == x ? metal::log(x) : metal::log(u) * x / (u - 1.0f); }
inline float okl_logb(float x) { return x == 0.0f ? -1.0f / metal::fabs(x) : metal::isfinite(x) ? float(metal::ilogb(x)) : x * x; }
template <class okl_P>
inline float okl_modf(float x, okl_P to) { float n; float f = metal::modf(x, n); *to = n; return f; }
inline float okl_nextafter(float x, float y) { if (metal::isnan(x) || metal::isnan(y)) return x + y; if (x == y) return y; if (x == 0.0f) return metal::copysign(as_type<float>(1), y); return as_type<float>(as_type<int>(x) + ((x < y) == (x > 0.0f) ? 1 : -1)); }
inline float okl_remainder(float x, float y) { return x - y * metal::rint(x / y); }
#line 1 "kernels/prelude/standard_names.okl"
// Functions of `<cmath>` by their full names, also those that targets write in other words.



[[max_total_threads_per_threadgroup(16)]] kernel void _occa_names_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], device int *__restrict n [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    int exponent;
    float whole;
    float sum = okl_frexp(x[i], &exponent) + okl_modf(x[i], &whole);
    sum += ldexp(x[i], 2) + metal::ldexp(x[i], 1) + okl_logb(x[i] + 4.0f) + rint(x[i]) + metal::rint(x[i]);
    sum += metal::fdim(x[i], 1.0f) + okl_cbrt(x[i]) + okl_expm1(x[i]) + okl_log1p(x[i] + 4.0f) + okl_hypot(x[i], 2.0f);
    sum += okl_remainder(x[i], 1.5f) + metal::fabs(x[i]) + whole + metal::copysign(1.0f, x[i]);
    y[i] = sum + metal::fmax(x[i], metal::sqrt(2.0f)) + (okl_nextafter(x[i], 9.0f) > x[i] ? 1 : 0);
    long number = (long)round(x[i]) + (long)rint(x[i]) + okl_abs(-3l);
    number += (long)((long)round(3 * x[i]) + (long)rint(3 * x[i]));
    if (metal::signbit(x[i]) || metal::isnan(x[i]) || metal::isinf(x[i]) || !metal::isfinite(x[i])) number += 100;
    n[i] = (int)number + exponent + metal::ilogb(x[i] + 4.0f) + okl_abs(-7) + okl_max(i, 3);
  } }
}
