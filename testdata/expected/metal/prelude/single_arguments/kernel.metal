#include <metal_stdlib>
using namespace metal;
template <class okl_A>
inline okl_A okl_abs(okl_A a) { return a < okl_A(0) ? -a : a; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B, class okl_C, class = decltype(okl_A() < okl_B())>
inline auto okl_clamp(okl_A x, okl_B low, okl_C high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
template <class okl_P>
inline float okl_frexp(float x, okl_P to) { int n; float f = metal::frexp(x, n); *to = n; return f; }
inline float okl_hypot(float x, float y) { x = metal::fabs(x); y = metal::fabs(y); float a = metal::fmax(x, y), b = metal::fmin(x, y); return b == 0.0f || metal::isinf(a) ? a : a * metal::sqrt(1.0f + b / a * (b / a)); }
inline float okl_log1p(float x) { float u = 1.0f + x; return u == 1.0f ? x : u == x ? metal::log(x) : metal::log(u) * x / (u - 1.0f); }
inline float okl_logb(float x) { return x == 0.0f ? -1.0f / metal::fabs(x) : metal::isfinite(x) ? float(metal::ilogb(x)) : x * x; }
template <class okl_P>
inline float okl_modf(float x, okl_P to) { float n; float f = metal::modf(x, n); *to = n; return f; }
inline float okl_nextafter(float x, float y) { if (metal::isnan(x) || metal::isnan(y)) return x + y; if (x == y) return y; if (x == 0.0f) return metal::copysign(as_type<float>(1), y); return as_type<float>(as_type<int>(x) + ((x < y) == (x > 0.0f) ? 1 : -1)); }
#line 1 "kernels/prelude/single_arguments.okl"
// The same without a variable of double precision, for targets that have none.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_single_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device const float *x [[buffer(2)]], device float *b [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int k_tile = 16 * (int)group_position.x; int k = k_tile + (int)thread_position.x; if (k < N) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const float f = x[k];
    float s = sqrt((float)u) + sqrt((float)2) + fabs((float)i) + exp((float)i) + sqrt((float)2) + fmax(f, 1.5) + cospi(f) + sinpi(f) + okl_log1p((float)u);
    s += fmax(f, 0.0) + fmin(f, (float)1) + okl_hypot(f, (float)(i + 1)) + atan2(f, (float)(i + 4)) + pow((float)u, 0.5f) + pow(f, (float)2) + pow((float)i, (float)i) + fma(f, f, (float)1);
    s += okl_max(f, 0.0) + okl_min(f, 1) + okl_clamp(f, 0, 1) + clamp(f, 0.0f, 1.0f) + okl_clamp(f, 0.5f, f) + (f ? 1 : 2);
    s += rint(f) + rint(f) + ldexp(f, 2) + ldexp(f, i) + okl_logb((float)u) + okl_logb(f) + okl_nextafter(f, (float)i) + okl_nextafter((float)0, f);
    b[k] = s;
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_parts_0(constant const int &N [[buffer(0)]], device const float *x [[buffer(1)]], device float *b [[buffer(2)]], device long *c [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float kept[16];
#line 17 "kernels/prelude/single_arguments.okl"
  { int o = 16 * (int)group_position.x;
    
    { int k = o + (int)thread_position.x;
      if (k < N) {
        const float f = x[k];
        int n;
        float whole;
        b[4 * k] = okl_frexp(f, &n);
        b[4 * k + 1] = okl_modf(f, &whole);
        b[4 * k + 2] = whole;
        b[4 * k + 3] = okl_modf(f, &kept[k % 16]);
        c[4 * k] = n;
        c[4 * k + 1] = (long)round(f) + (long)round(f * 3) + (long)rint(f) + (long)rint(f * 3) + (long)round((float)n);
        c[4 * k + 2] = okl_abs((long)n) + okl_abs(-5L) + (long)kept[k % 16];
        c[4 * k + 3] = okl_clamp(n, 0u, 7) + okl_clamp(n, 3, 1) + (isnan((float)n) ? 1 : 2) + (signbit(f) ? 4 : 8) + ilogb((float)(n + 100));
      }
    }
  }
}
